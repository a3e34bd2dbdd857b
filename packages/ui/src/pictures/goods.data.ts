import { giftShapes, type GiftKind, type GiftShape } from './gift.data.ts';

const edge = 'oklch(0.2 0.03 168 / 0.3)';
const turf = '#1c6b4c';
const turfDark = '#14513a';
const gold = '#f2b632';

/** Things with the site's mark that no gift has a drawing of. */
const ownShapes = {
  mug: [
    { d: 'M33 18h4a6 6 0 0 1 0 14h-4', stroke: '#cfd6d2', width: 3.6 },
    { d: 'M10 10h24v24c0 4-3 6-6 6H16c-3 0-6-2-6-6z', fill: '#f4f6f3', stroke: edge, width: 0.8 },
    { d: 'M26 10h8v24c0 4-3 6-6 6h-2z', fill: '#dfe5e1' },
    { d: 'M10 18h24v11H10z', fill: turf },
    { d: 'M26 18h8v11h-8z', fill: turfDark },
    { d: 'M15 21h6l-2 5h-4z', fill: gold },
  ],
  shirt: [
    { d: 'M16 7L5 13l4 10 5-2v21h20V21l5 2 4-10-11-6c-2 4-4 5-8 5s-6-1-8-5z', fill: '#c8372f' },
    { d: 'M24 12c4 0 6-1 8-5l11 6-4 10-5-2v21H24z', fill: '#a92b25' },
    { d: 'M16 7c2 4 4 5 8 5s6-1 8-5', stroke: '#fff', width: 1.8 },
    { d: 'M19 22v11M24.500 22h4v11h-4z', stroke: '#fff', width: 2.4 },
  ],
  bag: [
    { d: 'M16 18c0-9 3-13 8-13s8 4 8 13', stroke: '#6b5a45', width: 2.6 },
    { d: 'M9 17h30l3 26H6z', fill: '#e9dfca', stroke: edge, width: 0.8 },
    { d: 'M24 17h15l3 26H24z', fill: '#d8cbb0' },
    { d: 'M17 24h14v5H23v9h-6z', fill: turf },
    { d: 'M28 32a3 3 0 1 0 .01 0z', fill: gold },
  ],
  cap: [
    { d: 'M8 28c0-11 7-18 16-18s16 7 16 18z', fill: turf },
    { d: 'M24 10c9 0 16 7 16 18H24z', fill: turfDark },
    { d: 'M7 28h27c6 0 10 3 12 7-9-3-17-3-23-2-6 0-13-1-16-5z', fill: '#0f3d2c' },
    { d: 'M17 17h10l-3 8h-7z', fill: gold },
    { d: 'M22 9h4', stroke: gold, width: 2.4 },
  ],
} as const satisfies Record<string, readonly GiftShape[]>;

/** Goods that the product draws itself. */
export type GoodsKindDrawn = keyof typeof ownShapes | GiftKind;

/** The drawing of each of the goods, on the same field as gifts. */
export const goodsShapes: Readonly<Record<GoodsKindDrawn, readonly GiftShape[]>> = { ...giftShapes, ...ownShapes };
