import type { NobleRank } from '../NobleMark/index.ts';
import type { DanmakuDress } from './danmakuDress.ts';

export interface DanmakuDressPickerProps {
  dress: DanmakuDress;
  onDressChange: (dress: DanmakuDress) => void;
  /** The viewer's noble rank, whose colour and those of lower ranks may be chosen; default none. */
  rank?: NobleRank;
}
