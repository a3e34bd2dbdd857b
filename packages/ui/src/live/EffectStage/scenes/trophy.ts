import { giftField, giftMarkup } from '../../../pictures/index.ts';
import { confettiColors } from './palette.data.ts';
import { cloud, sampled, type DrawScene } from './scene.ts';

const duration = 3900;
const rays = Array.from({ length: 12 }, (_, index) => `<path d="M50 50L46.500 0h7z" transform="rotate(${index * 30} 50 50)"/>`).join('');

/** A trophy is lifted before slow rays while paper rains from both sides. */
export const trophy: DrawScene = (chance, { width, height }) => {
  const size = Math.min(height * 0.52, width * 0.34);
  const [x, y] = [width / 2, height * 0.54];
  const rise = (share: number) => 1 - (1 - Math.min(1, share / 0.2)) ** 3;
  const leave = (share: number) => Math.min(1, (1 - share) * 8);
  const turn = chance() * 30;
  const rain = (left: number, right: number, direction: readonly [number, number]) =>
    cloud(chance, {
      count: 110,
      born: [300, 2000],
      life: [1300, 1900],
      x: [left, right],
      y: [-20, height * 0.1],
      direction,
      speed: [height * 0.1, height * 0.5],
      pull: height * 0.45,
      size: [size * 0.025, size * 0.05],
      colors: confettiColors,
      shape: 'paper',
    });
  const ground = size * 2.1;
  return {
    duration,
    actors: [
      {
        markup: `<g fill="#f7f7f4" fill-opacity="0.34">${rays}</g>`,
        box: [100, 100],
        left: x - ground / 2,
        top: y - ground / 2,
        width: ground,
        height: ground,
        keyframes: sampled(24, (share) => ({
          opacity: rise(share) * leave(share),
          transform: `rotate(${turn + share * 40}deg) scale(${0.6 + rise(share) * 0.4})`,
        })),
      },
      {
        markup: giftMarkup('trophy'),
        box: [giftField, giftField],
        left: x - size / 2,
        top: y - size / 2,
        width: size,
        height: size,
        keyframes: sampled(36, (share) => ({
          opacity: leave(share),
          transform: `translateY(${(1 - rise(share)) * height}px) rotate(${Math.sin(share * 14) * 5 * rise(share)}deg)`,
        })),
      },
    ],
    particles: [...rain(0, width * 0.4, [0.02, 0.2]), ...rain(width * 0.6, width, [0.3, 0.48])],
  };
};
