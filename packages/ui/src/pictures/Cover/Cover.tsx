import { coverUrl, type CoverArt } from '../cover.ts';
import { CoverFrame, type CoverPlace } from './CoverFrame.tsx';

export interface CoverProps extends CoverArt, CoverPlace {}

/** The picture of a room in a 16:9 box that is reserved from the first moment. It stands beside a title, so it has no name. */
export function Cover({ src, loading, fill, round, ...art }: CoverProps) {
  return <CoverFrame src={src} loading={loading} fill={fill} round={round} drawn={() => coverUrl(art)} />;
}
