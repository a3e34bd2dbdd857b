import type { GiftKind } from './gift.data.ts';
import { giftMarkup } from './gift.ts';

// Every drawing has a field of 24 x 24: flat faces in one skin tone, and signs of sport.
const ink = '#3b2417';
const mouthRed = '#5b1f1a';
/** A gift at the size of an emoji. */
const sign = (kind: GiftKind) => `<g transform="scale(.5)">${giftMarkup(kind)}</g>`;
const line = (path: string) =>
  `<path d="${path}" stroke="${ink}" stroke-width="1.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r = 1.35, fill = ink) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const face = (features: string, ground = '#f6bd8b', shade = '#e59a63') =>
  `<circle cx="12" cy="12" r="10.4" fill="${ground}"/><path d="M2.6 16.4A10.4 10.4 0 0 0 22.4 12c0-1.2-.2-2.3-.6-3.4-.6 7-6 11.6-12.2 11.6-2.8 0-5.2-1.5-7-3.8z" fill="${shade}"/>${features}`;
const drop = (x: number, y: number) =>
  `<path d="M${x} ${y}c1.3 1.9 1.9 2.8 1.9 3.7a1.9 1.9 0 0 1-3.8 0c0-.9.6-1.8 1.9-3.7z" fill="#4aa3e0"/>`;
const heart = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 3C-3-3-10-1-8 5c1.2 3.4 5 6 8 8.4C3 11 6.8 8.4 8 5c2-6-5-8-8-2z" fill="#dd3b3b"/>`;
const star = (x: number, y: number, scale: number, fill = '#f2b632') =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0-9l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L0 4.9l-5.4 2.9 1.1-6.1L-8.8-2.6l6.1-.8z" fill="${fill}"/>`;
/** A coloured plate with a word, for the shouts of a chat. */
const plate = (word: string, ground: string, size: number) =>
  `<rect x="1.5" y="3.5" width="21" height="17" rx="4" fill="${ground}"/><text x="12" y="${12 + size * 0.36}" font-family="Barlow Condensed,sans-serif" font-weight="600" font-size="${size}" text-anchor="middle" textLength="17" lengthAdjust="spacingAndGlyphs" fill="#fff">${word}</text>`;

const eyes = dot(8.4, 10) + dot(15.6, 10);
const lids = line('M6.6 10.6c.8-1.7 2.8-1.7 3.6 0M13.8 10.6c.8-1.7 2.8-1.7 3.6 0');
const sunk = line('M6.6 9.6c.8 1.7 2.8 1.7 3.6 0M13.8 9.6c.8 1.7 2.8 1.7 3.6 0');
const grin = `<path d="M6.6 13h10.8c0 3.8-2.3 6-5.4 6s-5.4-2.2-5.4-6z" fill="${mouthRed}"/><path d="M6.9 13h10.2l-.4 2H7.3z" fill="#fff"/>`;
const smile = line('M8 14.2c1.6 2.7 6.4 2.7 8 0');
const frown = line('M9 17c1.6-2 4.4-2 6 0');
const hand = 'fill="#f9d3ae" stroke="#c9814c" stroke-width=".8" stroke-linejoin="round"';
const flesh = '#f6bd8b';

/** Inner markup of each drawn emoji, by its key. */
export const emojiArt = {
  smile: face(eyes + smile),
  laugh: face(lids + grin),
  tearsLaugh: face(lids + grin + drop(3.6, 10.5) + drop(20.4, 10.5)),
  facepalm: face(
    `${eyes}${line('M9 16.8c1.6-1.4 4.4-1.4 6 0')}<path d="M3.5 20.5C4 14 4.5 11 6 7.5l1.7.5-.5 3.5L9.5 6l1.6.6-1 4.9 2.2-4.1 1.5.8-1.8 5.3c-.8 4.5-2.5 8.5-5 9.3z" ${hand}/>`,
  ),
  think: face(
    `${dot(8.8, 9.2)}${dot(15.8, 9.2)}${line('M6.6 6.6c1-.8 2.2-1 3.4-.6M14.4 5.6c1.2-.2 2.3.1 3.2.9M9.5 14.4l5.2-1')}<path d="M5 22.5c-1.2-3 .2-5.3 2.6-5.8l5.6-1.2c1.3-.3 1.9 1.5.6 2l-3.3 1.1c1.2 1.6.5 3.5-1.5 4.3z" ${hand}/>`,
  ),
  shock: face(
    `${dot(8.2, 9.4, 2.7, '#fff')}${dot(15.8, 9.4, 2.7, '#fff')}${dot(8.2, 9.4, 1)}${dot(15.8, 9.4, 1)}<ellipse cx="12" cy="16.8" rx="2.2" ry="2.9" fill="${mouthRed}"/>`,
  ),
  angry: face(eyes + line('M6.2 7l3.6 1.6M17.8 7l-3.6 1.6M8.6 16.6c1.7-2 5.1-2 6.8 0'), '#ef8a6b', '#d8664a'),
  cry: face(`${sunk}${frown}<path d="M6.7 12h2.6v8.5c-1-.4-1.9-.9-2.6-1.5zM14.7 12h2.6v7c-.7.6-1.6 1.1-2.6 1.5z" fill="#4aa3e0"/>`),
  love: face(heart(7.8, 7, 0.4) + heart(16.2, 7, 0.4) + grin),
  cool: face(
    `<path d="M3.4 7.8h17.2l-.6 2.7c-.4 1.9-1.7 2.9-3.6 2.9-2 0-3-1-3.3-2.9h-2.2c-.3 1.9-1.3 2.9-3.3 2.9-1.9 0-3.2-1-3.6-2.9z" fill="#22262b"/>${line('M8.8 16.4c1.8 1.5 4.4 1.5 6.4-.4')}`,
  ),
  sweat: face(eyes + line('M8 15.6c1-1.2 2-1.2 2.7 0s1.7 1.2 2.7 0 1.7-1.2 2.6 0') + drop(19.4, 2.6)),
  eyeroll: face(
    dot(8.2, 9.6, 2.5, '#fff') + dot(15.8, 9.6, 2.5, '#fff') + dot(8.8, 8.2, 1.1) + dot(16.4, 8.2, 1.1) + line('M8.8 16.2h6.4'),
  ),
  snicker: face(dot(8.4, 10) + line('M13.8 10.4h3.4M8.4 14.4c1.6 2.4 5.2 2.8 7.6-.8')),
  hush: face(eyes + line('M7.6 15.4h8.8M9.2 14v2.8M12 14v2.8M14.8 14v2.8')),
  sleepy: face(
    `${line('M6.4 10.4h3.8M13.8 10.4h3.8')}<ellipse cx="12" cy="16" rx="1.8" ry="1.5" fill="${mouthRed}"/><path d="M17 1.5h4.5L17.5 6H22" stroke="#4d7fb3" stroke-width="1.6" fill="none"/>`,
  ),
  shout: face(
    `<path d="M3.3 11.5l5 1.6-.3 1.8-4.7-1zM20.7 11.5l-5 1.6.3 1.8 4.7-1z" fill="#1f7a52"/><path d="M3.3 13.9l4.7 1-.4 1.6-3.2-.5zM20.7 13.9l-4.7 1 .4 1.6 3.2-.5z" fill="#fff"/>${line('M6.6 8.6l2.8 1.2-2.8 1.2M17.4 8.6l-2.8 1.2 2.8 1.2')}<ellipse cx="12" cy="16" rx="3.2" ry="4" fill="${mouthRed}"/><path d="M9.6 18.4c1.4-1.2 3.4-1.2 4.8 0-.6 1-1.5 1.6-2.4 1.6s-1.8-.6-2.4-1.6z" fill="#d8574b"/>`,
  ),
  wink: face(dot(8.4, 10) + line('M13.8 10h3.6') + smile),
  kiss: face(`${lids}${line('M11 14c2.4 0 2.4 2 .6 2.1 1.8.1 1.8 2.1-.6 2.1')}${heart(18.6, 13.4, 0.38)}`),
  mask: face(
    `${eyes}<path d="M4.6 13.4c4.6-1.6 10.2-1.6 14.8 0v3c-2 3-4.4 4.4-7.4 4.4s-5.4-1.4-7.4-4.4z" fill="#e9f1f4"/><path d="M7 15.6h10M7.6 17.8h8.8" stroke="#b9c9cf" stroke-width="1"/>`,
  ),
  devil: face(
    `<path d="M4 7L2.6 1.6 8 3.6zM20 7l1.4-5.4L16 3.6z" fill="#7b3fa0"/>${eyes}${line('M6.4 7.2l3.4 1.4M17.6 7.2l-3.4 1.4M7.6 14.4c2 3 6.8 3 8.8 0')}`,
    '#b07ad0',
    '#8d56b3',
  ),
  starEyes: face(star(7.8, 9.6, 0.36, '#fff') + star(16.2, 9.6, 0.36, '#fff') + grin),
  awkward: face(eyes + line('M8.6 15.6h6.8')),
  thumb: `<path d="M3 11h4v10H3z" fill="#3c7fb5"/><path d="M8 11l4-8.5c1.9 0 2.9 1.5 2.5 3.4L14 9h5c1.7 0 2.6 1.3 2.2 2.9l-1.7 7c-.3 1.3-1.2 2.1-2.5 2.1H8z" fill="${flesh}"/><path d="M8 18h11.8l-.3.9c-.3 1.3-1.2 2.1-2.5 2.1H8z" fill="#e59a63"/>`,
  fist: `<path d="M5 9.5C5 7 7 5 9.5 5h6C18.5 5 20 7 20 9.5v3c0 3-1.5 4.5-3 5.5v4H8.5v-4C6.5 17 5 15 5 12.5z" fill="${flesh}"/><path d="M8.5 5.5v6M12 5v6.5M15.7 5v6.5" stroke="#c9814c" stroke-width="1.1"/><path d="M5 11.5h8.5c1.5 0 1.5 2.8 0 2.8H9" fill="none" stroke="#c9814c" stroke-width="1.2"/><path d="M8.5 19H17v3H8.5z" fill="#dd3b3b"/>`,
  clap: sign('clap'),
  heart: heart(12, 6, 1.05),
  heartbreak: `${heart(12, 6, 1.05)}<path d="M12.5 6l-2.3 4 3.3 2.5-2.5 4" stroke="#fff" stroke-width="1.5" fill="none"/>`,
  football: sign('football'),
  basketball: sign('basketball'),
  trophy: sign('trophy'),
  scarf: sign('scarf'),
  yellowCard: '<rect x="6" y="3" width="12" height="18" rx="1.6" transform="rotate(8 12 12)" fill="#f2cb2e"/>',
  redCard: '<rect x="6" y="3" width="12" height="18" rx="1.6" transform="rotate(8 12 12)" fill="#d8342f"/>',
  whistle:
    '<path d="M2 8h20v4.2l-6.2 1A5.8 5.8 0 1 1 4.3 12z" fill="#4c5a56"/><circle cx="10" cy="14.5" r="2.7" fill="#e9ecea"/><path d="M12 2v3M7.5 3l1 2.5M16.5 3l-1 2.5" stroke="#d8342f" stroke-width="1.5" stroke-linecap="round"/>',
  flag: '<path d="M6 2h1.8v20H6z" fill="#8a7350"/><path d="M7.8 3l12 4.5-12 5z" fill="#d8342f"/><path d="M3 22h10" stroke="#1f7a52" stroke-width="1.8" stroke-linecap="round"/>',
  horn: sign('megaphone'),
  flare: sign('flare'),
  rocket: sign('rocket'),
  beer: '<path d="M4 8h12v13H5.5A1.5 1.5 0 0 1 4 19.5z" fill="#f2b632"/><path d="M16 10h2.5A2.5 2.5 0 0 1 21 12.5v3A2.5 2.5 0 0 1 18.5 18H16" fill="none" stroke="#c9953a" stroke-width="1.8"/><path d="M3 8.5C2.4 5 6 3.6 7.5 5c1-2.4 5-2.4 5.8 0 2.4-1 4.3 1.5 3.4 3.5-.8 1.8-3 1.2-3.2.5-.8 1.5-3 1.5-3.7 0-.8 2-3.3 1.5-3.8 0-.6 1-2.6 1-3-.5z" fill="#fff8e8"/><path d="M8 13v5M12 13v5" stroke="#d3922a" stroke-width="1.5" stroke-linecap="round"/>',
  watermelon:
    '<path d="M2 9h20a10 10 0 0 1-20 0z" fill="#2f9a57"/><path d="M4 9h16a8 8 0 0 1-16 0z" fill="#e9f5d8"/><path d="M5 9h14a7 7 0 0 1-14 0z" fill="#e5484d"/><path d="M9 11v1.4M12 12.5v1.4M15 11v1.4" stroke="#2a1a14" stroke-width="1.3" stroke-linecap="round"/>',
  party:
    '<path d="M3 21.5L8.5 8l7.5 7.5z" fill="#f2b632"/><path d="M5.4 15.6l3 3.2M7 11.8l5 5" stroke="#d8342f" stroke-width="1.6"/><path d="M11 8c0-3 1.5-4.5 3.5-5M15.5 12.5c3 0 4.5-1.5 6-3" stroke="#3c7fb5" stroke-width="1.6" fill="none" stroke-linecap="round"/><circle cx="18" cy="5" r="1.4" fill="#d8342f"/><circle cx="20.5" cy="14.5" r="1.3" fill="#1f7a52"/><circle cx="9" cy="3.5" r="1.3" fill="#7b3fa0"/>',
  redPacket:
    '<rect x="5" y="2" width="14" height="20" rx="2" fill="#d8342f"/><path d="M5 7c4.5 4 9.5 4 14 0V4a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2z" fill="#b92a26"/><circle cx="12" cy="10" r="2.6" fill="#f2b632"/>',
  bomb: '<circle cx="10.5" cy="14.5" r="7.5" fill="#2b3034"/><path d="M14.5 6l3 3-1.5 1.5-3-3z" fill="#4a5157"/><path d="M17 7c1-2.5 2.5-3 4-2.5" stroke="#8a7350" stroke-width="1.5" fill="none"/><circle cx="21" cy="4" r="1.6" fill="#f5843c"/><path d="M6.5 13c.4-1.6 1.4-2.6 3-3" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  flower:
    '<path d="M11.2 12h1.6v10h-1.6z" fill="#2f9a57"/><path d="M12.5 20c3 0 5-1.6 5.5-4-3 0-5 1.4-5.5 4z" fill="#2f9a57"/><path d="M12 2c2 1.5 2.5 2.5 2.5 3.5 1.5-.6 3-.3 4 .5-.3 5-2.5 8-6.5 8s-6.2-3-6.5-8c1-.8 2.5-1.1 4-.5C9.5 4.5 10 3.5 12 2z" fill="#dd3b3b"/><path d="M9.5 5.5c0 3 1 5 2.5 6 1.5-1 2.5-3 2.5-6" fill="none" stroke="#a92a2a" stroke-width="1.1"/>',
  star: star(12, 12.6, 1.1),
  sun: `${dot(12, 12, 5.4, '#f2b632')}<path d="M12 1.5v3.2M12 19.3v3.2M1.5 12h3.2M19.3 12h3.2M4.6 4.6l2.3 2.3M17.1 17.1l2.3 2.3M19.4 4.6l-2.3 2.3M6.9 17.1l-2.3 2.3" stroke="#f2b632" stroke-width="1.9" stroke-linecap="round"/>`,
  moon: '<path d="M15 2.5A10 10 0 1 0 21.5 15 8 8 0 0 1 15 2.5z" fill="#f2cb2e"/>',
  six: plate('666', '#b8432f', 12),
} as const satisfies Record<string, string>;

/** Key of a drawn emoji. */
export type EmojiKey = keyof typeof emojiArt;
