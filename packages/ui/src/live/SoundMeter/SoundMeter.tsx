import { useLingui } from '@lingui/react/macro';
import { Volume2, VolumeX } from 'lucide-react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useReducedMotion } from '../../theme/UiProvider/index.ts';
import { createScale, levelAt, type SoundVerdict } from './scale.ts';
import { bar, figure, frame, glyph, lit, peak, words } from './SoundMeter.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SoundMeterProps extends RootProps {
  /** Loudest level of the last moment, dBFS: 0 at most, `-Infinity` in silence. Asked once a frame; keep it the same between renders. */
  read: () => number;
  /** Nothing can be measured until the page was pressed, as browsers have it; default false. */
  asleep?: boolean;
  /** Wakes it. */
  onWake?: () => void;
}

/** Interval at which the text and the figure are updated, ms: nobody can read faster changes. */
const interval = 250;

/** Level of a picture’s sound as a row of lamps with its peak, and a warning when it is missing or too loud. */
export const SoundMeter = forwardRef<HTMLDivElement, SoundMeterProps>(function SoundMeter({ read, asleep = false, onWake, ...root }, ref) {
  const { t } = useLingui();
  const still = useReducedMotion();
  const lamps = useRef<HTMLSpanElement>(null);
  const [{ decibels, verdict }, setReading] = useState<{ decibels: number; verdict: SoundVerdict }>({
    decibels: -Infinity,
    verdict: 'good',
  });

  useEffect(() => {
    if (asleep) return;
    const scale = createScale();
    let frameId = 0;
    let last = -Infinity;
    const step = (at: number) => {
      frameId = requestAnimationFrame(step);
      const now = scale.take(read(), at);
      const isDue = at - last >= interval;
      if (!still || isDue) {
        lamps.current?.style.setProperty('--level', String(levelAt(now.level)));
        lamps.current?.style.setProperty('--peak', String(levelAt(now.peak)));
      }
      if (!isDue) return;
      last = at;
      const decibels = Number.isFinite(now.peak) ? Math.round(now.peak) : -Infinity;
      setReading((before) =>
        before.decibels === decibels && before.verdict === now.verdict ? before : { decibels, verdict: now.verdict },
      );
    };
    frameId = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frameId);
  }, [read, asleep, still]);

  const isHeard = Number.isFinite(decibels);
  const figureText = isHeard ? t`${decibels} dB` : '-';
  const said = { good: '', silent: t`没有声音，检查麦克风和混音`, loud: t`太响了，会破音` }[verdict];
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {verdict === 'silent' || asleep ? (
        <VolumeX className={glyph} size={16} aria-hidden />
      ) : (
        <Volume2 className={glyph} size={16} aria-hidden />
      )}
      <span
        ref={lamps}
        className={bar}
        role="meter"
        aria-label={t`音量`}
        aria-valuemin={-60}
        aria-valuemax={0}
        aria-valuenow={isHeard ? Math.max(-60, decibels) : -60}
        aria-valuetext={isHeard ? figureText : t`没有声音`}
      >
        <span className={lit} />
        <span className={peak} />
      </span>
      <span className={figure} aria-hidden="true">
        {figureText}
      </span>
      {asleep ? (
        <Button size="s" tone="outline" onClick={onWake}>{t`看音量`}</Button>
      ) : (
        <span className={words[verdict]} role="status">
          {said}
        </span>
      )}
    </div>
  );
});
