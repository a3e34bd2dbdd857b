import { useLingui } from '@lingui/react/macro';
import type { RunningCombo } from './giftPanel.types.ts';
import { Ring } from './Ring.tsx';
import { button, face, figure } from './Ring.css.ts';
import { useHold } from './useHold.ts';
import { useRingFocus } from './useRingFocus.ts';

/** Milliseconds from one press to the end of a combo. */
export const comboLasts = 3000;

export interface ComboButtonProps extends RunningCombo {
  /** Sends once more; a held press repeats it. */
  onPress: () => void;
  /** The ring has run out. */
  onEnd: () => void;
  /** Takes the focus when mounted; default false. */
  autoFocus?: boolean;
  /** Called when it is unmounted with the focus, which then needs another place. */
  onLostFocus?: () => void;
}

/** Sends the same again while a ring runs down: by press, by holding, or with Enter and Space. */
export function ComboButton({ times, endsAt, onPress, onEnd, autoFocus = false, onLostFocus }: ComboButtonProps) {
  const { t } = useLingui();
  const node = useRingFocus(autoFocus, onLostFocus);
  const hold = useHold(onPress);
  return (
    <button ref={node} type="button" className={button} {...hold}>
      <Ring endsAt={endsAt} lasts={comboLasts} onEnd={onEnd} />
      <span className={face.go}>
        <span className={figure}>×{times}</span>
        {t`连击`}
      </span>
    </button>
  );
}
