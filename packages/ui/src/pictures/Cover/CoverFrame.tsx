import { useState } from 'react';
import { box, picture } from './Cover.css.ts';

/** How a cover stands in its place. */
export interface CoverPlace {
  /** A picture of its own; it wins over the drawn one. */
  src?: string;
  /** `eager` for what is seen without scrolling; default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Fills its positioned parent, whatever its shape, instead of reserving 16:9; default false. */
  fill?: boolean;
  /** Rounds its corners, where it stands alone beside words; default false. */
  round?: boolean;
}

/** A box of 16:9 with a picture in it; the drawn one stands in when the own one is missing or broken. */
export function CoverFrame({ src, loading = 'lazy', fill = false, round = false, drawn }: CoverPlace & { drawn: () => string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const own = src !== undefined && src !== brokenSrc;
  return (
    <span className={box[fill ? 'fill' : round ? 'round' : 'wide']}>
      <img
        className={picture}
        src={own ? src : drawn()}
        alt=""
        loading={loading}
        // What is seen first comes with the frame that asks for it.
        decoding={loading === 'eager' ? 'sync' : 'async'}
        onError={() => own && setBrokenSrc(src)}
      />
    </span>
  );
}
