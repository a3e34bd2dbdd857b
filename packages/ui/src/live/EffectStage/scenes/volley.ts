import { giftField, giftMarkup } from '../../../pictures/index.ts';
import { confettiColors } from './palette.data.ts';
import { cloud, sampled, type DrawScene } from './scene.ts';

const duration = 3000;
/** Share of the time at which the ball is in the net. */
const impact = 0.4;
const goalBox = [120, 76] as const;
const columns = Array.from({ length: 13 }, (_, index) => `M${8 + index * 8.67} 8l${(6 - index) * 1.2} 54`).join('');
const rows = Array.from({ length: 6 }, (_, index) => `M${8 + index * 1.2} ${16 + index * 9}h${104 - index * 2.4}`).join('');
const net = `<path d="${columns}${rows}" fill="none" stroke="#f7f7f4" stroke-opacity="0.72" stroke-width="0.8"/>`;
const posts =
  '<path d="M6 74V6h108v68" fill="none" stroke="#f7f7f4" stroke-width="4" stroke-linejoin="round"/><path d="M8 74V8h104v66" fill="none" stroke="#1d2b26" stroke-opacity="0.28" stroke-width="1"/>';

/** A volley from the left bends into the goal on the right; the net bulges, paper flies. */
export const volley: DrawScene = (chance, { width, height }) => {
  const goalWidth = Math.min(width * 0.5, height * 1.05);
  const goalHeight = (goalWidth * goalBox[1]) / goalBox[0];
  const goal = { left: width * 0.94 - goalWidth, top: height * 0.96 - goalHeight, width: goalWidth, height: goalHeight };
  const ball = goalHeight * 0.34;
  const from = { x: -ball, y: height * (0.62 + chance() * 0.2) };
  const to = { x: goal.left + goalWidth * (0.5 + chance() * 0.24), y: goal.top + goalHeight * (0.26 + chance() * 0.12) };
  const bend = { x: width * 0.42, y: -height * 0.12 };
  const floor = goal.top + goalHeight - ball * 0.6;
  const at = (share: number) => {
    if (share < impact) {
      const s = share / impact;
      const [a, b, c] = [(1 - s) ** 2, 2 * s * (1 - s), s ** 2];
      return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y, scale: 1.5 - s * 0.5 };
    }
    const fall = Math.min(1, (share - impact) / 0.2);
    return { x: to.x, y: to.y + (floor - to.y) * fall ** 2, scale: 1 };
  };
  const leave = (share: number) => (share > 0.9 ? (1 - share) * 10 : 1);
  const enter = (share: number) => Math.min(1, share * 12) * leave(share);
  const bulge = (share: number) => (share < impact ? 0 : Math.exp(-(share - impact) * 16) * Math.cos((share - impact) * 40));
  const frames = { ...goal, box: goalBox, origin: '50% 100%' };
  const paper = cloud(chance, {
    count: 90,
    born: [impact * duration, impact * duration + 160],
    life: [900, 1600],
    x: [to.x - ball / 2, to.x + ball / 2],
    y: [to.y, to.y + ball / 2],
    direction: [-0.45, -0.05],
    speed: [height * 0.3, height * 1.3],
    pull: height * 1.6,
    size: [ball * 0.08, ball * 0.17],
    colors: confettiColors,
    shape: 'paper',
  });
  return {
    duration,
    actors: [
      {
        ...frames,
        markup: net,
        keyframes: sampled(40, (share) => ({
          opacity: enter(share),
          transform: `scale(${1 + bulge(share) * 0.08}, ${1 + bulge(share) * 0.05})`,
        })),
      },
      {
        markup: giftMarkup('football'),
        box: [giftField, giftField],
        left: -ball / 2,
        top: -ball / 2,
        width: ball,
        height: ball,
        keyframes: sampled(40, (share) => {
          const { x, y, scale } = at(share);
          return {
            opacity: leave(share),
            transform: `translate(${x}px, ${y}px) rotate(${Math.min(share, impact + 0.2) * 1900}deg) scale(${scale})`,
          };
        }),
      },
      { ...frames, markup: posts, keyframes: sampled(20, (share) => ({ opacity: enter(share) })) },
    ],
    particles: paper,
  };
};
