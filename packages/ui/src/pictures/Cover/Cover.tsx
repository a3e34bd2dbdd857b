import { forwardRef } from 'react';
import { coverUrl, type CoverArt } from '../cover.ts';
import { CoverFrame, type CoverPlace } from './CoverFrame.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface CoverProps extends CoverArt, CoverPlace, RootProps {}

/**
 * The picture of a room in a 16:9 box that is reserved from the first moment. The title stands beside it, so it has no text alternative.
 */
export const Cover = forwardRef<HTMLSpanElement, CoverProps>(function Cover({ src, loading, fill, round, ...art }, ref) {
  return <CoverFrame src={src} loading={loading} fill={fill} round={round} drawn={() => coverUrl(art)} ref={ref} {...rootOf(art)} />;
});
