import { clips } from '../ClipCard/ClipCard.fixtures.ts';
import type { ClipStripProps } from './ClipStrip.tsx';

/** Clips of one match. */
export const clipStrip: ClipStripProps = { clips: clips.slice(0, 3) };

/** More than fit. */
export const fullStrip: ClipStripProps = {
  clips: ['a', 'b', 'c'].flatMap((round) => clips.map((clip) => ({ ...clip, id: `${round}${clip.id}` }))),
};
