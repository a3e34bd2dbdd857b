import { giftField, giftMarkup } from '../../../pictures/index.ts';
import { confettiColors } from './palette.data.ts';
import { cloud, sampled, type DrawScene } from './scene.ts';

const duration = 2600;
const waves = 4;

/** A megaphone shakes at the left and calls wave after wave across the picture. */
export const megaphone: DrawScene = (chance, { width, height }) => {
  const size = Math.min(height * 0.48, width * 0.3);
  const [x, y] = [width * 0.24, height * 0.56];
  const come = (share: number) => 1 - (1 - Math.min(1, share / 0.16)) ** 3;
  const leave = (share: number) => Math.min(1, (1 - share) * 8);
  const beat = 7 + chance() * 2;
  const wave = height * 0.9;
  const callsAt = (index: number) => 0.16 + index * 0.15;
  return {
    duration,
    actors: [
      ...Array.from({ length: waves }, (_, index) => ({
        markup: '<path d="M10 12a54 54 0 0 1 0 76" fill="none" stroke="#f2b632" stroke-width="4.500" stroke-linecap="round"/>',
        box: [40, 100] as const,
        left: x + size * 0.34,
        top: y - wave / 2,
        width: wave * 0.4,
        height: wave,
        origin: '0% 50%',
        keyframes: sampled(36, (share) => {
          const age = Math.max(0, Math.min(1, (share - callsAt(index)) / 0.32));
          return { opacity: age === 0 ? 0 : 1 - age, transform: `translateX(${age * width * 0.34}px) scale(${0.18 + age * 0.82})` };
        }),
      })),
      {
        markup: giftMarkup('megaphone'),
        box: [giftField, giftField],
        left: x - size / 2,
        top: y - size / 2,
        width: size,
        height: size,
        keyframes: sampled(40, (share) => ({
          opacity: leave(share),
          transform: `translateX(${(come(share) - 1) * width * 0.5}px) rotate(${-8 + Math.sin(share * Math.PI * 2 * beat) * 5 * come(share)}deg)`,
        })),
      },
    ],
    particles: cloud(chance, {
      count: 60,
      born: [420, 1500],
      life: [600, 1100],
      x: [x + size * 0.3, x + size * 0.4],
      y: [y - size * 0.2, y + size * 0.2],
      direction: [-0.1, 0.06],
      speed: [width * 0.2, width * 0.6],
      pull: height * 0.5,
      size: [size * 0.03, size * 0.055],
      colors: confettiColors,
      shape: 'paper',
    }),
  };
};
