import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { nobleDress } from '../DanmakuLayer/index.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { key, keySwatch } from './DanmakuDressPicker.css.ts';
import { useDressNames } from './useDressNames.ts';
import { allowedDress } from './danmakuDress.ts';
import type { DanmakuDressPickerProps } from './DanmakuDressPicker.types.ts';

const load = () => import('./DanmakuDressMenu.tsx');

/**
 * Picker for the movement of the viewer's comments, and for their colour as far as the noble rank allows.
 * The choices load when the button is first approached.
 */
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
