import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { HeroButton } from './HeroButton.tsx';
import type { HeroPlayerProps } from './HeroPlayer.types.ts';
import { group, soundHint, waiting } from './HeroPlayer.css.ts';

interface HeroControlsProps extends Pick<HeroPlayerProps, 'status' | 'muted' | 'onPlay' | 'onPause' | 'onMutedChange'> {
  /** The picture moves, or will as soon as it has data. */
  plays: boolean;
}

/** The bar at the foot of the stage's picture, and a word about it while it does not play. */
export function HeroControls({ status, muted, plays, onPlay, onPause, onMutedChange }: HeroControlsProps) {
  const { t } = useLingui();
  const words: Partial<Record<HeroPlayerProps['status'], string>> = {
    connecting: t`正在连接画面`,
    stalled: t`正在连接画面`,
    reconnecting: t`画面断了，正在重连`,
    error: t`画面没能送到`,
  };
  return (
    <>
      <div className={group} role="group" aria-label={t`播放控制`}>
        {plays ? (
          <HeroButton label={t`暂停`} icon={<Pause size={20} aria-hidden />} onClick={onPause} />
        ) : (
          <HeroButton label={t`播放`} icon={<Play size={20} aria-hidden />} onClick={onPlay} />
        )}
        <HeroButton
          label={muted ? t`打开声音` : t`静音`}
          shortcut="M"
          icon={muted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
          onClick={() => onMutedChange(!muted)}
        />
      </div>
      {plays && muted && <span className={soundHint}>{t`静音播放中，按 M 开声`}</span>}
      <span className={waiting} role="status">
        {words[status]}
      </span>
    </>
  );
}
