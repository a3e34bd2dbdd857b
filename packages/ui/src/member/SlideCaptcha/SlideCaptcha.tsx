import { useLingui } from '@lingui/react/macro';
import { RefreshCw, X } from 'lucide-react';
import { forwardRef, useId, type KeyboardEvent } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { acts, card, head, hintText, title } from './SlideCaptcha.css.ts';
import { SlideCaptchaPuzzle } from './SlideCaptchaPuzzle.tsx';
import { rootOf } from '../../theme/root.ts';
import type { SlideCaptchaProps } from './SlideCaptcha.types.ts';

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
