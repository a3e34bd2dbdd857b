import { forwardRef, type Ref, useState } from 'react';
import { giftField, giftShapes, wrappedGift } from '../../pictures/index.ts';
import type { Gift } from './gift.ts';
import { picture } from './GiftPicture.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface GiftPictureProps extends RootProps {
  gift: Pick<Gift, 'art' | 'src'>;
  /** Width and height in px; default 48. */
  size?: number;
}

/** The picture of a gift: the operator's own, else the drawn one. The name stands beside it, so it has no text alternative. */
export const GiftPicture = forwardRef<HTMLElement, GiftPictureProps>(function GiftPicture({ gift: { art, src }, size = 48, ...root }, ref) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  if (src && src !== brokenSrc)
    return (
      <img
        className={picture}
        src={src}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBrokenSrc(src)}
        ref={ref as Ref<HTMLImageElement>}
        {...rootOf(root)}
      />
    );
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${giftField} ${giftField}`}
      width={size}
      height={size}
      aria-hidden="true"
      ref={ref as Ref<SVGSVGElement>}
      {...rootOf(root)}
    >
      {(art ? giftShapes[art] : wrappedGift).map(({ d, fill, stroke, width = 2 }) => (
        <path key={d} d={d} fill={fill ?? 'none'} stroke={stroke} strokeWidth={stroke && width} strokeLinecap="round" />
      ))}
    </svg>
  );
});
