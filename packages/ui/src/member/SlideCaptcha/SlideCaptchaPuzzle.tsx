import { Slider } from '@base-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Check, ChevronsRight, LoaderCircle, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SlideCaptchaProps, SlideCaptchaState } from './SlideCaptcha.types.ts';
import { SlideCaptchaPicture } from './SlideCaptchaPicture.tsx';
import { control, filled, thumb, thumbIcon, track, words } from './SlideCaptchaPuzzle.css.ts';

/** Icon of the handle and text of the groove in each state. */
const faces: Record<SlideCaptchaState, { icon: LucideIcon; say: MessageDescriptor }> = {
  loading: { icon: ChevronsRight, say: msg`努力加载中` },
  ready: { icon: ChevronsRight, say: msg`按住向右拖` },
  checking: { icon: LoaderCircle, say: msg`正在核对` },
  wrong: { icon: X, say: msg`没对上，再试一次` },
  passed: { icon: Check, say: msg`验证通过` },
  error: { icon: ChevronsRight, say: msg`图片没能送到` },
};

interface PuzzleProps extends Omit<SlideCaptchaProps, 'onClose'> {
  labelId: string;
  hintId: string;
}

/** Picture and slider of one riddle; a new riddle starts it afresh. */
export function SlideCaptchaPuzzle({ challenge, state, onSolve, onRefresh, autoFocus = false, labelId, hintId }: PuzzleProps) {
  const { t, i18n } = useLingui();
  const [x, setX] = useState(0);
  const handle = useRef<HTMLInputElement>(null);
  const usable = state === 'ready' && challenge !== null;
  const { icon: Icon, say } = faces[state];

  useEffect(() => {
    if (autoFocus) handle.current?.focus();
  }, [autoFocus]);

  return (
    <>
      <SlideCaptchaPicture challenge={challenge} failed={state === 'error'} x={x} onRefresh={onRefresh} />
      <Slider.Root
        value={x}
        min={0}
        max={challenge ? challenge.width - challenge.pieceWidth : 1}
        // The groove keeps the focus while an answer is checked, so it is held still instead of disabled.
        onValueChange={(next) => usable && setX(next)}
        onValueCommitted={(next, { reason }) => {
          if (usable && (reason === 'drag' || reason === 'track-press')) onSolve(next);
        }}
      >
        <Slider.Control className={control} data-state={state}>
          <Slider.Track className={track}>
            <Slider.Indicator className={filled} />
            <span className={words} role="status">
              {i18n._(say)}
            </span>
            <Slider.Thumb
              className={thumb}
              inputRef={handle}
              aria-labelledby={labelId}
              aria-describedby={hintId}
              getAriaValueText={(_, value) => t`${value} 像素`}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (usable) onSolve(x);
              }}
            >
              <Icon size={20} className={thumbIcon} aria-hidden />
            </Slider.Thumb>
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </>
  );
}
