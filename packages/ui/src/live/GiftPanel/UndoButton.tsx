import { useLingui } from '@lingui/react/macro';
import { useNow } from '../../format/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import type { WaitingOrder } from './giftPanel.types.ts';
import { Ring } from './Ring.tsx';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { button, face, figure } from './Ring.css.ts';
import { useRingFocus } from './useRingFocus.ts';

/** Milliseconds for which a large order waits before it is sent. */
export const undoLasts = 3000;
/** Milliseconds in which a press still belongs to the one that began the order: a double press is no change of mind. */
export const undoAfter = 500;

export interface UndoButtonProps extends WaitingOrder {
  /** Takes the order back: it is never sent. */
  onUndo: () => void;
  /** Takes the focus when mounted; default false. */
  autoFocus?: boolean;
  /** Called when it is unmounted with the focus, which then needs another place. */
  onLostFocus?: () => void;
}

const nothing = () => undefined;

/** Takes a large order back while a ring runs down; then it is sent. */
export function UndoButton({ endsAt, onUndo, autoFocus = false, onLostFocus }: UndoButtonProps) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const node = useRingFocus(autoFocus, onLostFocus);
  const seconds = Math.max(0, Math.ceil((endsAt - useNow(1000)) / 1000));
  const handleClick = () => {
    if (now() >= endsAt - undoLasts + undoAfter) onUndo();
  };
  return (
    <button ref={node} type="button" className={button} onClick={handleClick}>
      <Ring endsAt={endsAt} lasts={undoLasts} onEnd={nothing} />
      <span className={face.back} aria-hidden="true">
        <span className={figure}>{seconds}</span>
        {t`撤销`}
      </span>
      <span className={visuallyHidden}>{t`撤销，${seconds} 秒后送出`}</span>
    </button>
  );
}
