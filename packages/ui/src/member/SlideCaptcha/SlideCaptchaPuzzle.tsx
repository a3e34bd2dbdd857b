import { Slider } from '@base-ui/react/slider';
import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Check, ChevronsRight, LoaderCircle, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { SlideCaptchaProps, SlideCaptchaState, SlideChallenge } from './SlideCaptcha.types.ts';
import { control, filled, thumb, thumbIcon, track, words } from './SlideCaptchaPuzzle.css.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { centre, piece, scenery, stage } from './SlideCaptchaPicture.css.ts';

interface PictureProps {
  challenge: SlideChallenge | null;
  failed: boolean;
  /** Position of the piece, px of the picture from the left. */
  x: number;
  onRefresh: () => void;
}

/** The picture with its gap and the piece over it; it keeps its place while there is none. */
function SlideCaptchaPicture({ challenge, failed, x, onRefresh }: PictureProps) {
  if (failed || !challenge) {
    return (
      <div className={stage}>
        {failed ? (
          <div className={centre}>
            <ErrorState layout="row" onRetry={onRefresh} />
          </div>
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
      </div>
    );
  }
  const { width, height, pieceTop, pieceWidth } = challenge;
  const place = {
    '--x': `${(x / width) * 100}%`,
    '--top': `${(pieceTop / height) * 100}%`,
    '--piece': `${(pieceWidth / width) * 100}%`,
    '--shape': `${width} / ${height}`,
  };
  return (
    <div className={stage} style={place as CSSProperties}>
      <img className={scenery} src={challenge.backgroundUrl} alt="" draggable={false} />
      <img className={piece} src={challenge.pieceUrl} alt="" draggable={false} />
    </div>
  );
}

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
