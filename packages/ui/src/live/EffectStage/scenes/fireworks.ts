import { giftField, giftMarkup } from '../../../pictures/index.ts';
import { between } from '../../../pictures/seed.ts';
import { fireColors, shellColors } from './palette.data.ts';
import { cloud, sampled, type DrawScene } from './scene.ts';

const duration = 3800;
const shells = 5;

/** A flare burns on the terrace and five shells open above it, one colour each. */
export const fireworks: DrawScene = (chance, { width, height }) => {
  const size = Math.min(height * 0.26, width * 0.16);
  const hand = { x: width / 2, y: height - size * 0.94 };
  const opened = Array.from({ length: shells }, (_, index) => {
    const bursts = 700 + index * 420;
    const x = width * (0.16 + 0.17 * index) + (chance() - 0.5) * width * 0.06;
    const y = height * (0.2 + chance() * 0.22);
    const color = [shellColors[between(chance, 0, shellColors.length)] ?? 'white'];
    const climb = (height - y) / 0.6;
    const trail = cloud(chance, {
      count: 6,
      born: [bursts - 600, bursts - 540],
      life: [540, 600],
      x: [x - 2, x + 2],
      y: [height, height],
      direction: [-0.25, -0.25],
      speed: [climb * 0.94, climb],
      pull: 0,
      size: [2, 3],
      colors: color,
      shape: 'spark',
    });
    const stars = cloud(chance, {
      count: 34,
      born: [bursts, bursts + 30],
      life: [800, 1300],
      x: [x, x],
      y: [y, y],
      direction: [0, 1],
      speed: [height * 0.12, height * 0.42],
      pull: height * 0.22,
      size: [2, 4.5],
      colors: color,
      shape: 'spark',
    });
    return [...trail, ...stars];
  }).flat();
  const sparks = cloud(chance, {
    count: 56,
    born: [100, duration - 900],
    life: [400, 800],
    x: [hand.x - 3, hand.x + 3],
    y: [hand.y + size * 0.1, hand.y + size * 0.2],
    direction: [-0.36, -0.14],
    speed: [height * 0.12, height * 0.4],
    pull: height * 0.5,
    size: [2, 4],
    colors: fireColors,
    shape: 'dot',
  });
  return {
    duration,
    actors: [
      {
        markup: giftMarkup('flare'),
        box: [giftField, giftField],
        left: hand.x - size / 2,
        top: hand.y,
        width: size,
        height: size,
        origin: '50% 100%',
        keyframes: sampled(30, (share) => ({
          opacity: Math.min(1, share * 12, (1 - share) * 8),
          transform: `rotate(${Math.sin(share * 20) * 7}deg)`,
        })),
      },
    ],
    particles: [...opened, ...sparks],
  };
};
