import { useLingui } from '@lingui/react/macro';
import { RefreshCw, X } from 'lucide-react';
import { forwardRef, useId, type KeyboardEvent } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { acts, card, head, hintText, title } from './SlideCaptcha.css.ts';
import { SlideCaptchaPuzzle } from './SlideCaptchaPuzzle.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One riddle: a picture with a gap and the piece that fills it, in the picture's own pixels. */
export interface SlideChallenge {
  id: string;
  backgroundUrl: string;
  pieceUrl: string;
  width: number;
  height: number;
  /** Distance of the piece from the top of the picture. */
  pieceTop: number;
  /** Width of the piece; its height follows from its picture. */
  pieceWidth: number;
}

/** `wrong` keeps the piece where it was let go until a new challenge comes. */
export const slideCaptchaStates = ['loading', 'ready', 'checking', 'wrong', 'passed', 'error'] as const;
export type SlideCaptchaState = (typeof slideCaptchaStates)[number];

export interface SlideCaptchaProps extends RootProps {
  /** The riddle; `null` while it loads or failed to. */
  challenge: SlideChallenge | null;
  state: SlideCaptchaState;
  /** The piece was let go, or Enter pressed; `x` is its distance from the left in the picture's pixels. */
  onSolve: (x: number) => void;
  /** Asks for another riddle. */
  onRefresh: () => void;
  /** The cross or Escape. */
  onClose: () => void;
  /** Takes the focus as soon as it can be used; default false. */
  autoFocus?: boolean;
}

/** Proves that a person is there: slide the piece into the gap, by pointer or by arrow keys. */
export const SlideCaptcha = forwardRef<HTMLDivElement, SlideCaptchaProps>(function SlideCaptcha({ onClose, onRefresh, ...puzzle }, ref) {
  const { t } = useLingui();
  const titleId = useId();
  const hintId = useId();
  const busy = puzzle.state === 'loading' || puzzle.state === 'checking';

  // Escape closes this card alone, not the dialog around it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <div className={card} role="group" aria-labelledby={titleId} aria-busy={busy} onKeyDown={handleKeyDown} ref={ref} {...rootOf(puzzle)}>
      <header className={head}>
        <h3 id={titleId} className={title}>{t`拖动滑块补上缺口`}</h3>
        <div className={acts}>
          <IconButton
            label={t`换一张`}
            size="s"
            icon={<RefreshCw size={16} aria-hidden />}
            hintSide="bottom"
            disabled={busy}
            onClick={onRefresh}
          />
          <IconButton label={t`关闭`} size="s" icon={<X size={16} aria-hidden />} hintSide="bottom" onClick={onClose} />
        </div>
      </header>
      <SlideCaptchaPuzzle key={puzzle.challenge?.id} {...puzzle} onRefresh={onRefresh} labelId={titleId} hintId={hintId} />
      <p id={hintId} className={hintText}>{t`用左右方向键移动拼图，每次 1 像素，按住 Shift 每次 10 像素，回车提交。`}</p>
    </div>
  );
});
