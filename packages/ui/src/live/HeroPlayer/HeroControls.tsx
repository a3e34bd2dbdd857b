import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { HeroPlayerProps } from './HeroPlayer.types.ts';
import { group, soundHint, waiting } from './HeroPlayer.css.ts';
import type { ReactNode } from 'react';
import { glyph, iconButton } from '../../theme/recipes/iconButton.css.ts';
import { button } from '../../theme/recipes/button.css.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';

interface HeroButtonProps {
  /** Name of the act, read aloud and shown as the hint. */
  label: string;
  icon: ReactNode;
  /** Key that does the same. */
  shortcut?: string;
  onClick: () => void;
}

const load = async () => ({ default: (await import('../../actions/IconButton/index.ts')).IconButton });

/** An icon button whose hint loads when it is first approached; it works from the start. */
function HeroButton({ label, icon, shortcut, onClick }: HeroButtonProps) {
  const { Loaded, approach } = useDeferred(load, { acts: true });
  if (Loaded) return <Loaded label={label} icon={icon} shortcut={shortcut} onClick={onClick} autoFocus={approach.autoFocus} />;
  return (
    <button
      type="button"
      className={`${button({ tone: 'plain' })} ${iconButton({ size: 'm' })}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      {...approach}
      autoFocus={false}
      onClick={() => {
        approach.onClick();
        onClick();
      }}
    >
      <span className={glyph}>{icon}</span>
    </button>
  );
}

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
