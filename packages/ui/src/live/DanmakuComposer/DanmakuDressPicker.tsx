import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { nobleDress, type DanmakuMode } from '../DanmakuLayer/index.ts';
import { nobleRanks, type NobleRank } from '../NobleMark/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { key, keySwatch } from './DanmakuDressPicker.css.ts';
import { useDressNames } from './useDressNames.ts';

/** How the viewer's comments travel and which colour they wear: plain white, or that of a noble rank. */
export interface DanmakuDress {
  mode: DanmakuMode;
  color: NobleRank | 'plain';
}

/** What everyone starts with: across the picture, in white. */
export const plainDress: DanmakuDress = { mode: 'scroll', color: 'plain' };

/** The dress as far as a rank may wear it; without a rank only plain white. */
export function allowedDress({ mode, color }: DanmakuDress, rank: NobleRank | undefined): DanmakuDress {
  const worn = color !== 'plain' && rank !== undefined && nobleRanks.indexOf(color) <= nobleRanks.indexOf(rank);
  return { mode, color: worn ? color : 'plain' };
}

export interface DanmakuDressPickerProps {
  dress: DanmakuDress;
  onDressChange: (dress: DanmakuDress) => void;
  /** The viewer's noble rank, whose colour and the lower ones' may be worn; default none. */
  rank?: NobleRank;
}

const load = () => import('./DanmakuDressMenu.tsx');

/** Chooses how one's own comments travel, and their colour as far as the noble rank allows; the choices come when the button is first approached. */
export function DanmakuDressPicker(props: DanmakuDressPickerProps) {
  const { t } = useLingui();
  const { modes, colors } = useDressNames();
  const { Loaded, approach, pressed } = useDeferred(load);
  const { mode, color } = allowedDress(props.dress, props.rank);
  const modeName = modes[mode];
  const colorName = colors[color];
  const letters = color === 'plain' ? 'white' : nobleDress[color].letters;
  const trigger = (
    <button type="button" className={key} aria-label={t`弹幕样式：${modeName}，${colorName}`} aria-haspopup="dialog" {...approach}>
      <span className={keySwatch} style={{ background: letters }} />
      {modeName}
      <ChevronDown size={16} aria-hidden />
    </button>
  );
  return Loaded ? <Loaded {...props} trigger={trigger} pressed={pressed} /> : trigger;
}
