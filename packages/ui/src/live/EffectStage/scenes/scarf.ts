import { scarfColors } from './palette.data.ts';
import { sampled, type DrawScene } from './scene.ts';

const duration = 3400;
const strips = 16;
const fringe = Array.from({ length: 4 }, (_, index) => `<path d="M${2 + index * 5} 100v9" stroke-width="2.200"/>`).join('');

/** Hands hold a striped scarf up over the terrace and a wave runs through it. */
export const scarf: DrawScene = (chance, { width, height }) => {
  const length = Math.min(width * 0.78, height * 1.5);
  const wide = length / strips;
  const tall = Math.min(height * 0.34, wide * 4);
  const left = (width - length) / 2;
  const top = height * 0.4 - tall / 2;
  const phase = chance() * 2 * Math.PI;
  const come = (share: number) => 1 - (1 - Math.min(1, share / 0.16)) ** 3;
  const leave = (share: number) => Math.min(1, (1 - share) * 9);
  const swell = height * 0.045;
  return {
    duration,
    actors: Array.from({ length: strips }, (_, index) => {
      const color = scarfColors[Math.floor(index / 2) % 2] ?? 'white';
      const end = index === 0 || index === strips - 1;
      const shade = index % 2 === 0 ? 0.06 : 0.14;
      return {
        markup: `<path d="M0 0h20.600v100H0z" fill="${color}"/><path d="M0 0h20.600v100H0z" fill="#1d2b26" fill-opacity="${shade}"/><path d="M0 46h20.600v8H0z" fill="#1d2b26" fill-opacity="0.5"/>${end ? `<g stroke="${color}" fill="none">${fringe}</g>` : ''}`,
        box: [20, 110] as const,
        left: left + index * wide,
        top,
        // A hair wider than its place, so that no light falls between two strips.
        width: wide + 0.6,
        height: tall,
        keyframes: sampled(34, (share) => ({
          opacity: come(share) * leave(share),
          transform: `translateY(${(1 - come(share)) * height * 0.6 + Math.sin(share * 22 - index * 0.55 + phase) * swell}px) skewY(${Math.cos(share * 22 - index * 0.55 + phase) * -7}deg)`,
        })),
      };
    }),
    particles: [],
  };
};
