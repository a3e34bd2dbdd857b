import { giftField, goodsShapes, type GoodsKindDrawn } from '../../pictures/index.ts';
import { drawing, field } from './GoodsPicture.css.ts';

export interface GoodsPictureProps {
  /** Which drawing stands for the goods. */
  art: GoodsKindDrawn;
  /** The operator's own picture; it wins over the drawn one. */
  src?: string;
  /** Fills the width of its parent as a field, or is a square of this many px; default 40. */
  size?: number | 'field';
}

/** The picture of goods: in a list, or as the field of a card. It stands beside the name, so it has none itself. */
export function GoodsPicture({ art, src, size = 40 }: GoodsPictureProps) {
  const isField = size === 'field';
  const inner = isField ? 96 : size;
  const shown = src ? (
    <img className={drawing} src={src} width={inner} height={inner} alt="" loading="lazy" decoding="async" />
  ) : (
    <svg className={drawing} viewBox={`0 0 ${giftField} ${giftField}`} width={inner} height={inner} aria-hidden="true">
      {goodsShapes[art].map(({ d, fill, stroke, width = 2 }) => (
        <path key={d} d={d} fill={fill ?? 'none'} stroke={stroke} strokeWidth={stroke && width} strokeLinecap="round" />
      ))}
    </svg>
  );
  return isField ? <span className={field}>{shown}</span> : shown;
}
