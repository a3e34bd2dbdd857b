import { storyUrl, type StoryArt } from '../storyCover.ts';
import { CoverFrame, type CoverPlace } from './CoverFrame.tsx';

export interface StoryCoverProps extends StoryArt, CoverPlace {}

/** The picture of a video, post or article, drawn where it has none; in a 16:9 box like a room's cover. */
export function StoryCover({ src, loading, fill, round, ...art }: StoryCoverProps) {
  return <CoverFrame src={src} loading={loading} fill={fill} round={round} drawn={() => storyUrl(art)} />;
}
