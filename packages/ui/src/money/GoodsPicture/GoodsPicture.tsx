import { forwardRef, type Ref } from 'react';
import { giftField, goodsShapes, type GoodsKindDrawn } from '../../pictures/index.ts';
import { drawing, field } from './GoodsPicture.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface GoodsPictureProps extends RootProps {
  /** Key of the drawing of the goods. */
  art: GoodsKindDrawn;
  /** The operator's own picture; it wins over the drawn one. */
  src?: string;
  /** Fills the width of its parent as a field, or is a square of this many px; default 40. */
  size?: number | 'field';
}

/** The picture of goods: in a list, or as the field of a card. The name stands beside it, so it has no text alternative. */
export const GoodsPicture = forwardRef<Element, GoodsPictureProps>(function GoodsPicture({ art, src, size = 40, ...root }, ref) {
  const isField = size === 'field';
  const inner = isField ? 96 : size;
  const own = { ref: ref as Ref<never>, ...rootOf(root) };
  const shown = src ? (
    <img className={drawing} src={src} width={inner} height={inner} alt="" loading="lazy" decoding="async" {...(!isField && own)} />
  ) : (
    <svg
      className={drawing}
      viewBox={`0 0 ${giftField} ${giftField}`}
      width={inner}
      height={inner}
      aria-hidden="true"
      {...(!isField && own)}
    >
      {goodsShapes[art].map(({ d, fill, stroke, width = 2 }) => (
        <path key={d} d={d} fill={fill ?? 'none'} stroke={stroke} strokeWidth={stroke && width} strokeLinecap="round" />
      ))}
    </svg>
  );
  return isField ? (
    <span className={field} {...own}>
      {shown}
    </span>
  ) : (
    shown
  );
});
