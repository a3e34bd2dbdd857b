// Movement of people towards given positions.
import { format } from './camera.mjs';

const { rate } = format;

/** Smooths a track of pairs with a bell of `sigma` seconds; a track that is no loop is still before and after. */
export function smooth(track, sigma, isLoop = true) {
  const reach = Math.ceil(sigma * 3 * rate);
  const bell = Array.from({ length: reach * 2 + 1 }, (_, index) => Math.exp(-(((index - reach) / rate / sigma) ** 2) / 2));
  const whole = bell.reduce((all, value) => all + value, 0);
  const total = track.length;
  const place = (index) => (isLoop ? (index + total * 4) % total : Math.min(Math.max(index, 0), total - 1));
  return track.map((_, frame) =>
    [0, 1].map((axis) => bell.reduce((all, weight, index) => all + weight * track[place(frame + index - reach)][axis], 0) / whole),
  );
}

/** A person's motion: place, speed (m/s), direction along the picture (-1 to 1) and stride (radians), picture by picture. */
export function motion(positions, isLoop = true) {
  const total = positions.length;
  const next = (frame) => (isLoop ? (frame + 1) % total : Math.min(frame + 1, total - 1));
  const velocity = smooth(
    positions.map((position, frame) => [0, 1].map((axis) => (positions[next(frame)][axis] - position[axis]) * rate)),
    0.12,
    isLoop,
  );
  const steps = velocity.map(([vx, vy]) => Math.hypot(vx, vy));
  const way = steps.reduce((all, speed) => all + speed / rate, 0);
  // A whole number of strides, so that the legs meet at the seam.
  const turn = (Math.max(1, Math.round(way / 2.3)) * Math.PI * 2) / Math.max(way, 0.1);
  let walked = 0;
  let facing = 1;
  return positions.map(([x, y], frame) => {
    const speed = steps[frame];
    walked += speed / rate;
    if (speed > 0.5) facing += (velocity[frame][0] / speed - facing) * 0.25;
    return { x, y, speed, across: facing, stride: walked * turn };
  });
}
