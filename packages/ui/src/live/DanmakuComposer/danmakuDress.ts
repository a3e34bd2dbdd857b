import type { DanmakuMode } from '../DanmakuLayer/index.ts';
import { nobleRanks, type NobleRank } from '../NobleMark/index.ts';

/** Movement and colour of the viewer's comments: plain white, or the colour of a noble rank. */
export interface DanmakuDress {
  mode: DanmakuMode;
  color: NobleRank | 'plain';
}

/** Default of everyone: across the picture, in white. */
export const plainDress: DanmakuDress = { mode: 'scroll', color: 'plain' };

/** The dress as far as a rank may wear it; without a rank only plain white. */
export function allowedDress({ mode, color }: DanmakuDress, rank: NobleRank | undefined): DanmakuDress {
  const worn = color !== 'plain' && rank !== undefined && nobleRanks.indexOf(color) <= nobleRanks.indexOf(rank);
  return { mode, color: worn ? color : 'plain' };
}
