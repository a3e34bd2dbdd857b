import { useState } from 'react';
import { coverUrl, type CoverArt } from '../pictures/cover.ts';
import { box, picture } from './Cover.css.ts';

export interface CoverProps extends CoverArt {
  /** The room's or the video's own picture; it wins over the drawn one. */
  src?: string;
  /** `eager` for what is seen without scrolling; default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Fills its positioned parent, whatever its shape, instead of reserving 16:9; default false. */
  fill?: boolean;
}

/** The picture of a room or a video in a 16:9 box that is reserved from the first moment. It stands beside a title, so it has no name. */
export function Cover({ src, loading = 'lazy', fill = false, ...art }: CoverProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const own = src !== undefined && src !== brokenSrc;
  return (
    <span className={box[fill ? 'fill' : 'wide']}>
      <img className={picture} src={own ? src : coverUrl(art)} alt="" loading={loading} decoding="async" onError={() => own && setBrokenSrc(src)} />
    </span>
  );
}
