import { useLingui } from '@lingui/react/macro';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { volumeBox, volumeControl, volumeFill, volumeSlider, volumeThumb, volumeTrack } from './PlayerControls.css.ts';
import { PlayerRange } from './PlayerRange.tsx';

/** One step of the keys and of the wheel. */
export const volumeStep = 0.05;

/** Returns the volume after a number of steps, rounded so that steps do not drift. */
export const steppedVolume = (volume: number, steps: number): number =>
  Math.min(1, Math.max(0, Math.round((volume + steps * volumeStep) * 100) / 100));

export interface PlayerVolumeProps {
  muted: boolean;
  /** 0..1 */
  volume: number;
  onMutedChange: (muted: boolean) => void;
  onVolumeChange: (volume: number) => void;
  /** Key of mute, shown in its hint. */
  shortcut: string;
}

/** Mute, and a slider that answers to the wheel over either of them. */
export function PlayerVolume({ muted, volume, onMutedChange, onVolumeChange, shortcut }: PlayerVolumeProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const heard = muted ? 0 : volume;
  const percent = Math.round(heard * 100);
  const Icon = heard === 0 ? VolumeX : heard < 0.5 ? Volume1 : Volume2;
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onVolumeChange(steppedVolume(heard, event.deltaY < 0 ? 1 : -1));
  });
  useEffect(() => {
    const node = box.current;
    const listener = (event: WheelEvent) => handleWheel(event);
    // React listens passively, and a passive listener cannot keep the page from scrolling.
    node?.addEventListener('wheel', listener, { passive: false });
    return () => node?.removeEventListener('wheel', listener);
  }, []);

  return (
    <div ref={box} className={volumeBox}>
      <IconButton
        label={t`静音`}
        pressed={muted}
        shortcut={shortcut}
        icon={<Icon size={20} aria-hidden />}
        onClick={() => onMutedChange(!muted)}
      />
      <div className={volumeSlider}>
        <div className={volumeControl}>
          <div className={volumeTrack}>
            <PlayerRange
              label={t`音量`}
              value={percent}
              max={100}
              step={5}
              valueText={t`${percent}%`}
              onChange={(next) => onVolumeChange(next / 100)}
              height={36}
              fill={volumeFill}
              thumb={volumeThumb}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
