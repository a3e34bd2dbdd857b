/** One stroke or field of a drawn gift on a 48 x 48 field. */
export interface GiftShape {
  /** Path data. */
  d: string;
  /** Colour of the field; without it the path is not filled. */
  fill?: string;
  /** Colour of the line; without it the path has none. */
  stroke?: string;
  /** Width of the line in units of the field; default 2. */
  width?: number;
}

/** Gifts that the product draws itself, from the cheapest to the dearest; the last two are for nobles. */
export const giftKinds = ['clap', 'football', 'basketball', 'megaphone', 'scarf', 'flare', 'trophy', 'rocket', 'armband', 'crown'] as const;
export type GiftKind = (typeof giftKinds)[number];

const shade = 'oklch(0 0 0 / 0.2)';
/** Keeps white fields visible on paper by day. */
const edge = 'oklch(0.2 0.03 168 / 0.3)';
const gold = '#f2b632';
const goldDark = '#d3922a';
const red = '#c8372f';
const redDark = '#b22d27';
const shadow = 'M24 41a17 17 0 0 0 17-17c-3 8-9 13-17 17z';
const disc = 'M24 7a17 17 0 1 0 .01 0z';

/** A wrapped box: a gift that has neither a drawing nor a picture. */
export const wrappedGift: readonly GiftShape[] = [
  { d: 'M10 22h28v17a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2z', fill: red },
  { d: 'M24 22h14v17a2 2 0 0 1-2 2H24z', fill: redDark },
  { d: 'M8 15h32v8H8z', fill: red },
  { d: 'M21 15h6v26h-6z', fill: gold },
  { d: 'M24 15c-9 0-12-8-6-8 4 0 6 5 6 8zm0 0c9 0 12-8 6-8-4 0-6 5-6 8z', stroke: goldDark, width: 2.5 },
];

/** The drawing of each gift, back to front: flat, two-tone, light from the upper left. */
export const giftShapes: Readonly<Record<GiftKind, readonly GiftShape[]>> = {
  clap: [
    { d: 'M14 30l-6-9 4-3 6 8zM20 12l10 14c3 5 1 11-4 13s-10 0-13-4l-7-10 4-3 5 6-7-12 4-3 7 11-5-11 4-2z', fill: '#f4c08a' },
    { d: 'M30 26c3 5 1 11-4 13 7-1 9-8 6-13z', fill: '#dc9a5f' },
    { d: 'M32 8l2-5M38 14l5-2M36 20l6 1', stroke: gold, width: 2.4 },
  ],
  football: [
    { d: disc, fill: '#f7f7f4', stroke: edge, width: 1 },
    {
      d: 'M24 16l7 5-3 8h-8l-3-8zM24 7l4 3-4 6-4-6zM40 20l-1 6-8-5 3-6zM33 37l-5 3-1-7 5-4zM15 37l-4-4 5-4 4 4zM8 20l6-5 3 6-7 5z',
      fill: '#1d2b26',
    },
    { d: shadow, fill: shade },
  ],
  basketball: [
    { d: disc, fill: '#e8793a' },
    { d: 'M7 24h34M24 7v34M12 12c6 6 6 18 0 24M36 12c-6 6-6 18 0 24', stroke: '#5a2a12', width: 2 },
    { d: shadow, fill: shade },
  ],
  megaphone: [
    { d: 'M8 20l22-10v28L8 28z', fill: '#e4572e' },
    { d: 'M8 24h22v14L8 28z', fill: '#b93f1e' },
    { d: 'M30 8h4v32h-4z', fill: gold },
    { d: 'M38 17c3 4 3 10 0 14M42 13c5 7 5 15 0 22', stroke: gold, width: 2.2 },
  ],
  scarf: [
    { d: 'M8 10h32v9H8z', fill: red },
    { d: 'M12 10h6v9h-6zM24 10h6v9h-6z', fill: '#f7f7f4', stroke: edge, width: 0.6 },
    { d: 'M28 19h11v18H28z', fill: redDark },
    { d: 'M28 23h11v5H28zM28 33h11v4H28z', fill: '#f7f7f4', stroke: edge, width: 0.6 },
    { d: 'M29 37v5M32 37v5M35 37v5M38 37v5', stroke: redDark, width: 1.6 },
  ],
  flare: [
    { d: 'M21 22h7v20h-7z', fill: '#8b2f2a' },
    { d: 'M19 20h11v5H19z', fill: '#c8443c' },
    { d: 'M24 3c7 6 8 11 4 17h-8c-4-6-1-8 0-11 1 2 2 3 3 3 2-3 2-6 1-9z', fill: '#f5843c' },
    { d: 'M24 11c4 4 4 6 2 9h-4c-2-3-1-5 2-9z', fill: '#ffe07a' },
  ],
  trophy: [
    { d: 'M14 8h20v11c0 7-4 12-10 12S14 26 14 19z', fill: gold },
    { d: 'M24 8h10v11c0 7-4 12-10 12z', fill: goldDark },
    { d: 'M14 11H8c0 7 2 10 7 11M34 11h6c0 7-2 10-7 11', stroke: goldDark, width: 2.6 },
    { d: 'M21 31h6v5h-6zM15 36h18v5H15z', fill: '#7a5520' },
  ],
  rocket: [
    { d: 'M20 32h8c0 6-2 8-4 12-2-4-4-6-4-12z', fill: '#f5a23c' },
    { d: 'M16 24l-6 9 7-1zM32 24l6 9-7-1z', fill: '#d04437' },
    { d: 'M24 4c9 6 11 16 8 27H16C13 20 15 10 24 4z', fill: '#eef1ef', stroke: edge, width: 0.8 },
    { d: 'M24 4c9 6 11 16 8 27h-8z', fill: '#cfd6d2' },
    { d: 'M24 14a4 4 0 1 0 .01 0z', fill: '#3a6ea5' },
  ],
  armband: [
    { d: 'M7 15c11 4 23 4 34 0v18c-11 4-23 4-34 0z', fill: '#d27a3c' },
    { d: 'M24 18c6 0 11-1 17-3v18c-6 2-11 3-17 3z', fill: '#b4622a' },
    { d: 'M7 18c11 4 23 4 34 0M7 30c11 4 23 4 34 0', stroke: '#fff', width: 1.8 },
    { d: 'M28.5 23.500A5 5 0 1 0 28.5 29.500', stroke: '#fff', width: 3 },
  ],
  crown: [
    { d: 'M7 14l9 8 8-14 8 14 9-8-4 22H11z', fill: '#eef0e4', stroke: edge, width: 0.8 },
    { d: 'M24 8l8 14 9-8-4 22H24z', fill: '#cdd1c2' },
    { d: 'M11 36h26v5H11z', fill: '#5b6b63' },
    { d: 'M24 24l4 4-4 4-4-4z', fill: '#2f8f68' },
    { d: 'M14 27l2.500 2.500L14 32l-2-2.500zM34 27l2 2.500-2 2.500-2.500-2.500z', fill: red },
  ],
};
