import { giftField, giftMarkup } from '../../../pictures/index.ts';
import { fireColors, smokeColors } from './palette.data.ts';
import { cloud, sampled, type DrawScene } from './scene.ts';

const duration = 3000;
/** Share of the time at which it leaves the ground. */
const start = 0.26;

/** A rocket waits, trembles, and climbs out of the picture on a column of fire. */
export const rocket: DrawScene = (chance, { width, height }) => {
  const size = Math.min(height * 0.46, width * 0.3);
  const x = width / 2;
  const floor = height - size * 1.02;
  const way = floor + size * 1.2;
  const topAt = (share: number) => (share < start ? floor : floor - way * ((share - start) / (0.86 - start)) ** 2);
  const sway = chance() * Math.PI;
  const tilt = (share: number) => (share < start ? Math.sin(share * 90) * 1.2 : Math.sin(share * 6 + sway) * 3);
  const fire = Array.from({ length: 14 }, (_, index) => {
    const share = start + (index / 14) * 0.44;
    const tail = topAt(share) + size * 0.9;
    return cloud(chance, {
      count: 11,
      born: [share * duration, (share + 0.032) * duration],
      life: [320, 760],
      x: [x - size * 0.07, x + size * 0.07],
      y: [tail, tail],
      direction: [0.21, 0.29],
      speed: [height * 0.25, height * 0.7],
      pull: -height * 0.2,
      size: [size * 0.03, size * 0.075],
      colors: fireColors,
      shape: 'dot',
    });
  }).flat();
  const smoke = cloud(chance, {
    count: 60,
    born: [start * duration * 0.5, start * duration * 1.9],
    life: [700, 1300],
    x: [x - size * 0.1, x + size * 0.1],
    y: [height - size * 0.06, height],
    direction: [-0.47, -0.03],
    speed: [height * 0.12, height * 0.62],
    pull: -height * 0.05,
    size: [size * 0.05, size * 0.13],
    colors: smokeColors,
    shape: 'dot',
  });
  return {
    duration,
    actors: [
      {
        markup: giftMarkup('rocket'),
        box: [giftField, giftField],
        left: x - size / 2,
        top: 0,
        width: size,
        height: size,
        keyframes: sampled(40, (share) => ({ transform: `translateY(${topAt(share)}px) rotate(${tilt(share)}deg)` })),
      },
    ],
    particles: [...smoke, ...fire],
  };
};
