import { giftShapes, type GiftKind, type GiftShape } from './gift.data.ts';
import { drawnUrl } from './drawn.ts';
import { svg } from './svg.ts';

/** Width and height of the field that gifts are drawn on. */
export const giftField = 48;

const attributes = ({ fill, stroke, width = 2 }: GiftShape) =>
  `fill="${fill ?? 'none'}"${stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"` : ''}`;

/** A gift as markup of a 48 x 48 field, for use inside another picture. */
export const giftMarkup = (kind: GiftKind): string =>
  giftShapes[kind].map((shape) => `<path d="${shape.d}" ${attributes(shape)}/>`).join('');

/** The address of a drawn gift for `<img src>` and for canvases. */
export const giftUrl = (kind: GiftKind): string => drawnUrl(`gift ${kind}`, () => svg(giftMarkup(kind), `0 0 ${giftField} ${giftField}`));
