// A minute of football that ends as it begins, or one in which a header goes in. Every motion is a function of the time in the minute.
import { format } from './camera.mjs';
import { motion, smooth } from './football.motion.mjs';
import { goals, shape, touches as minute } from './football.touches.mjs';
import { ease, seeded } from './seed.mjs';

const { rate } = format;
/** Seconds of the minute. */
export const seconds = 64;
const frames = rate * seconds;
const times = Array.from({ length: frames }, (_, frame) => frame / rate);

export const people = ['h', 'a'].flatMap((team) => shape.map((_, index) => `${team}${index}`));
const isKeeper = (who) => /^.0$/.test(who);
const homeOf = (who) => {
  const [x, y] = shape[Number(who.slice(1))];
  return who.startsWith('h') ? [x, y] : [105 - x, 68 - y];
};
export const kitOf = (who) => (who === 'h0' ? 'homeKeeper' : who === 'a0' ? 'awayKeeper' : who.startsWith('h') ? 'home' : 'away');

/** Fastest of a run to or from a touch, in metres a second. */
const sprint = 7;

/** Seconds from one instant of the loop to another, the short way round. */
const gap = (from, to) => ((((to - from + seconds / 2) % seconds) + seconds) % seconds) - seconds / 2;
const mix = ({ x, y, x2, y2 }, part) => [x + (x2 - x) * part, y + (y2 - y) * part];
const towards = (from, to, part) => from.map((value, axis) => value + (to[axis] - value) * part);
const frameOf = (time) => Math.round(((time % seconds) + seconds) * rate) % frames;

/** 1 while `time` lies within, rising over `before` seconds and falling over `after`. */
function presence(time, from, to, { before, after }) {
  const since = gap(from, time);
  if (since >= 0 && since <= to - from) return 1;
  return since < 0 ? ease(1 + since / before) : ease(1 - (since - (to - from)) / after);
}

/**
 * Plays the minute.
 * @param {'left' | 'right'} [into] the goal that the header there goes into; without it both are saved
 * @returns {{ topSpeed: number, scene: (frame: number) => object }} everything of one picture: people, ball, where the camera looks
 */
export function play(into) {
  const goal = into && goals[into];
  const touches = goal ? minute.filter(({ from }) => from < goal.at) : minute;
  const sinceGoal = (time) => (goal ? time - goal.at : -Infinity);

  /** Returns the approximate position of the ball: along the touches, without regard to feet. */
  function roughBall(time) {
    if (sinceGoal(time) > 0) return goal.net;
    for (const [index, touch] of touches.entries()) {
      const next = touches[(index + 1) % touches.length];
      const held = touch.to - touch.from;
      const since = gap(touch.from, time);
      if (since >= 0 && since <= held) return mix(touch, since / Math.max(held, 0.01));
      const flight = gap(touch.to, next.from);
      const flown = gap(touch.to, time);
      if (flown >= 0 && flown <= flight) return towards([touch.x2, touch.y2], [next.x, next.y], flown / flight);
    }
    return [52.5, 34];
  }
  const focus = smooth(
    times.map((time) => roughBall(time).slice(0, 2)),
    1.1,
  );

  /** Returns the position of a player without the ball: in the team's shape, which follows the ball, with some random movement. */
  function drift(who, frame) {
    const [x, y] = homeOf(who);
    const [bx, by] = focus[frame];
    const random = seeded(who.charCodeAt(0) * 31 + Number(who.slice(1)) * 977);
    const waves = [0, 1].map(() => [1, 2, 3].map(() => [1 + Math.floor(random() * 9), random() * 6.283, 0.25 + random() * 0.5]));
    const [wx, wy] = waves.map((list) =>
      list.reduce((all, [turns, start, size]) => all + Math.sin((frame / frames) * turns * 6.283 + start) * size, 0),
    );
    if (isKeeper(who)) {
      const line = x < 52 ? 0.8 : 104.2;
      return [line + (bx - line) * 0.085 + wx * 0.3, 34 + (by - 34) * 0.12 + wy * 0.3];
    }
    const forward = who.startsWith('h') ? 1 : -1;
    const reach = 0.46 + 0.06 * Math.tanh(((bx - 52.5) * forward) / 12);
    return [
      Math.min(101, Math.max(4, x + (bx - 52.5) * reach + wx)),
      Math.min(66, Math.max(2, 34 + (y - 34) * 0.84 + (by - 34) * 0.34 + wy)),
    ];
  }

  /** The opponent who closes a touch down: the nearest by shape. */
  function presser({ who, from, x, y }) {
    const frame = Math.round(from * rate) % frames;
    const others = people.filter((other) => other[0] !== who[0] && !isKeeper(other));
    const far = (other) => Math.hypot(drift(other, frame)[0] - x, drift(other, frame)[1] - y);
    return others.reduce((best, other) => (far(other) < far(best) ? other : best));
  }

  /** Seconds that the way between a touch and the place without the ball takes, before it and after it. */
  function runs(who, { from, to, x, y, x2, y2 }, least) {
    const way = (time, px, py) => Math.hypot(drift(who, frameOf(time))[0] - px, drift(who, frameOf(time))[1] - py);
    // A smooth step is one and a half times as fast in its middle.
    const lasting = (metres) => Math.max(least, (metres * 1.5) / sprint);
    return { before: lasting(way(from - 2, x, y)), after: lasting(way(to + 2, x2, y2)) };
  }
  const pressed = touches.map((touch) => {
    const by = presser(touch);
    return { ...touch, by, own: runs(touch.who, touch, 2), other: runs(by, touch, 1.6) };
  });

  /** Mates of the scorer, the nearest first. */
  const mates = goal
    ? people
        .filter((who) => who[0] === goal.shooter[0] && who !== goal.shooter && !isKeeper(who))
        .map((who) => ({
          who,
          far: Math.hypot(
            ...towards(drift(who, frameOf(goal.at)), goal.corner, 1).map((value, axis) => value - drift(who, frameOf(goal.at))[axis]),
          ),
        }))
        .sort((one, other) => one.far - other.far)
        .map(({ who }) => who)
    : [];

  /** Returns the position of a player who celebrates or mourns after the goal; unchanged before it. */
  function afterGoal(who, time, place) {
    const since = sinceGoal(time);
    if (since <= 0) return place;
    const [start] = [drift(who, frameOf(goal.at))];
    if (who === goal.shooter) return towards([goal.net[0] > 50 ? 97 : 8, 35], goal.corner, ease((since - 0.5) / 4.6));
    if (who === goal.keeper) return towards(place, [goal.net[0] > 50 ? 104.3 : 0.7, goal.crossing[1] - 1.2], ease((since + 0.5) / 0.6));
    const rank = mates.indexOf(who);
    if (rank < 0) return towards(place, start, ease(since / 2));
    const around = [goal.corner[0] + Math.cos(rank * 1.9) * 1.6, goal.corner[1] - 1 - Math.abs(Math.sin(rank * 1.9)) * 1.6];
    return towards(start, around, ease((since - 0.8 - rank * 0.25) / (4.5 + rank * 0.7)) * (rank < 6 ? 1 : 0.4));
  }

  function track(who) {
    const wished = times.map((time, frame) => {
      let [x, y] = drift(who, frame);
      for (const touch of pressed) {
        const isOwn = touch.who === who;
        if (!isOwn && touch.by !== who) continue;
        const pull = presence(time, touch.from, touch.to, isOwn ? touch.own : touch.other) * (isOwn ? 1 : 0.8);
        if (pull === 0) continue;
        const part = Math.min(1, Math.max(0, gap(touch.from, time) / Math.max(touch.to - touch.from, 0.01)));
        const [tx, ty] = mix(touch, part);
        // A defender stays between ball and goal.
        const goalSide = isOwn ? 0 : who.startsWith('h') ? -2.1 : 2.1;
        x += (tx + goalSide - x) * pull;
        y += (ty - y) * pull;
      }
      return afterGoal(who, time, [x, y]);
    });
    return smooth(wished, 0.28);
  }
  const tracks = Object.fromEntries(people.map((who) => [who, motion(track(who))]));
  const referee = motion(
    smooth(
      focus.map(([x, y], frame) => [
        x - 5 + Math.sin((frame / frames) * 6.283 * 3) * 3,
        y + (y > 34 ? -9 : 9) + Math.sin((frame / frames) * 6.283 * 2) * 2,
      ]),
      1.2,
    ),
  );

  /** Ball at the foot of a player. */
  const foot = (who, frame) => {
    const { x, y, across, speed } = tracks[who][frame];
    return [x + across * (0.45 + speed * 0.05), y + 0.25];
  };

  function ballInGoal(since) {
    const fall = Math.min(since / 0.5, 1);
    const [x, y] = towards(goal.crossing, goal.net, ease(fall));
    return [x, y, Math.max(0.05, goal.crossing[2] * (1 - fall) ** 0.6)];
  }

  function ballAt(frame) {
    const time = frame / rate;
    if (sinceGoal(time) >= 0) return ballInGoal(sinceGoal(time));
    for (const [index, touch] of touches.entries()) {
      const next = touches[(index + 1) % touches.length];
      if (gap(touch.from, time) >= 0 && gap(touch.from, time) <= touch.to - touch.from) {
        const inHands = isKeeper(touch.who) && time > 23 && time < 55;
        return [...foot(touch.who, frame), inHands ? 1.05 : 0];
      }
      const isShot = goal && touch.who === goal.shooter && touch === touches.at(-1);
      const flight = isShot ? goal.at - touch.to : gap(touch.to, next.from);
      const flown = gap(touch.to, time) / flight;
      if (flown < 0 || flown > 1) continue;
      const from = foot(touch.who, frameOf(touch.to));
      if (isShot) return [...towards(from, goal.crossing, flown), 1.9 + (goal.crossing[2] - 1.9) * flown];
      const to = foot(next.who, frameOf(next.from));
      // A pass on the ground slows down; a high ball does not.
      const part = touch.height > 0 ? flown : 1 - (1 - flown) ** 1.5;
      const start = touch.height === 0.8 ? 1.9 : 0;
      const end = next.height === 0.8 ? 1.9 : touch.height === 0.8 ? 1.05 : 0;
      return [
        ...towards(from, to, part),
        start + (end - start) * flown + (touch.height > 1 ? touch.height : 0.05) * 4 * flown * (1 - flown),
      ];
    }
    return [52.5, 34, 0];
  }
  const balls = times.map((_, frame) => ballAt(frame));
  const watched = smooth(
    balls.map(([x, y], frame) => {
      const [sx, sy] = sinceGoal(frame / rate) > 1 ? [tracks[goal.shooter][frame].x, tracks[goal.shooter][frame].y] : [x, y];
      return [Math.min(88, Math.max(17, sx)), 34 + (Math.min(52, Math.max(14, sy)) - 34) * 0.3];
    }),
    2.2,
  );

  /** Returns the pose of a player beside running. */
  function pose(who, time) {
    const since = sinceGoal(time);
    if (since < -0.35) return {};
    if (who === goal.keeper) return { dive: ease((since + 0.35) / 0.35) * (goal.crossing[1] > 34 ? 1 : -1) };
    if (who === goal.shooter || (who[0] === goal.shooter[0] && since > 0.3)) return { cheer: ease(since / 0.5) };
    return {};
  }

  return {
    topSpeed: Math.max(...Object.values(tracks).flatMap((steps) => steps.map((step) => step.speed))),
    scene: (frame) => ({
      people: [
        ...people.map((who, index) => ({ ...tracks[who][frame], ...pose(who, frame / rate), seed: index + 1, kit: kitOf(who) })),
        { ...referee[frame], seed: 40, kit: 'referee' },
      ],
      ball: balls[frame],
      look: watched[frame],
    }),
  };
}
