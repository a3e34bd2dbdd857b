import { forwardRef, useState } from 'react';
import { box, picture } from './Cover.css.ts';
import { useEnvironment, useHeldPicture } from '../../theme/UiProvider/index.ts';
import { PicturePlaceholder } from '../PicturePlaceholder/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { svgUrl } from '../svg.ts';

/** Address of a picture with nothing on it. */
const nothing = svgUrl('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** Placement of a cover. */
export interface CoverPlace extends RootProps {
  /** Address of a custom picture; it overrides the drawn one. */
  src?: string;
  /** `eager` for pictures that are visible without scrolling; default `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Fills its positioned parent, whatever its shape, instead of reserving 16:9; default false. */
  fill?: boolean;
  /** Rounds its corners, for a picture outside of a card; default false. */
  round?: boolean;
}

/** A box of 16:9 with a picture in it; the drawn one replaces a missing or broken one. */
export const CoverFrame = forwardRef<HTMLSpanElement, CoverPlace & { drawn: () => string }>(function CoverFrame(
  { src, loading = 'lazy', fill = false, round = false, drawn, ...root },
  ref,
) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const { held, show } = useHeldPicture(src);
  const own = src !== undefined && src !== brokenSrc && !held;
  const { drawsLater = false } = useEnvironment();
  const waits = drawsLater && loading === 'lazy';
  return (
    <span className={box[fill ? 'fill' : round ? 'round' : 'wide']} ref={ref} {...rootOf(root)}>
      <img
        className={picture}
        src={own ? src : waits ? nothing : drawn()}
        alt=""
        loading={loading}
        // A picture that is visible first is decoded with the frame that asks for it.
        decoding={loading === 'eager' ? 'sync' : 'async'}
        onError={() => own && setBrokenSrc(src)}
      />
      {held && <PicturePlaceholder look="corner" onShow={show} />}
    </span>
  );
});
