import type { SlideChallenge } from './SlideCaptcha.types.ts';

const svg = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;

const [width, height, pieceWidth, pieceTop, gap] = [320, 187, 56, 78, 214];

const stripes = Array.from(
  { length: 8 },
  (_, i) => `<rect x="${i * 40}" y="42" width="40" height="145" fill="${i % 2 ? '#1d7a3c' : '#198038'}"/>`,
).join('');
const seats = Array.from({ length: 90 }, (_, i) => `<circle cx="${(i * 53) % 320}" cy="${(i * 29) % 40}" r="1" fill="#8fa"/>`).join('');
const pitch = `<rect width="320" height="42" fill="#0d2a2a"/>${seats}${stripes}<g fill="none" stroke="#fff" stroke-width="2" opacity=".8"><path d="M0 60h320M160 60v127"/><ellipse cx="160" cy="122" rx="56" ry="34"/><path d="M20 187l26-88h64"/></g>${[60, 96, 140, 200, 252, 290].map((x, i) => `<g transform="translate(${x} ${96 + ((i * 37) % 60)})"><circle r="4" fill="#e8c39a"/><rect x="-5" y="4" width="10" height="14" fill="${i % 2 ? '#2b7de9' : '#f4f1e4'}"/><rect x="-5" y="18" width="10" height="8" fill="#123"/></g>`).join('')}`;
const ring = (cx: number, cy: number, look: string) => `<circle cx="${cx}" cy="${cy}" r="26" ${look}/>`;
const centre = pieceTop + pieceWidth / 2;

/** A riddle whose gap is at 214 px. */
export const challenge: SlideChallenge = {
  id: 'riddle-1',
  width,
  height,
  pieceWidth,
  pieceTop,
  backgroundUrl: svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${pitch}${ring(gap + pieceWidth / 2, centre, 'fill="#06180fcc" stroke="#fff" stroke-width="2" stroke-dasharray="5 4"')}</svg>`,
  ),
  pieceUrl: svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pieceWidth} ${pieceWidth}"><clipPath id="c">${ring(28, 28, '')}</clipPath><g clip-path="url(#c)"><g transform="translate(${-gap} ${-pieceTop})">${pitch}</g></g>${ring(28, 28, 'fill="none" stroke="#fff" stroke-width="3"')}</svg>`,
  ),
};
