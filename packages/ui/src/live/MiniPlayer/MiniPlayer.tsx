import { useLingui } from '@lingui/react/macro';
import { CornerUpLeft, GripVertical, Pause, PictureInPicture2, Play, Volume2, VolumeX, X } from 'lucide-react';
import { forwardRef, useImperativeHandle, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useFormat } from '../../format/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { themes } from '../../theme/index.ts';
import { ThemeContext } from '../../theme/UiProvider/portal.ts';
import { PlayerSoundAlone } from '../PlayerFrame/PlayerSoundAlone.tsx';
import { PlayerLiveMark } from '../PlayerFrame/PlayerLiveMark.tsx';
import { PlayerStatus } from '../PlayerFrame/PlayerStatus.tsx';
import type { PlayerCallbacks, PlayerState } from '../PlayerFrame/playerState.ts';
import { useStillness } from '../PlayerFrame/useStillness.ts';
import { corneredBy, type MiniCorner } from './corners.ts';
import * as css from './MiniPlayer.css.ts';
import { useCornerDrag } from './useCornerDrag.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Room of the picture, and the address of its page. */
export interface MiniPlayerRoom {
  title: string;
  href: string;
  anchor: { id: string; nickname: string; avatarUrl?: string };
  heat?: number;
}

export interface MiniPlayerProps extends Pick<PlayerCallbacks, 'onPlay' | 'onPause' | 'onRefresh' | 'onMutedChange'>, RootProps {
  state: PlayerState;
  room: MiniPlayerRoom;
  /** The `<video>` element; it fills the picture. */
  video: ReactNode;
  /** The layer of flying comments. */
  danmaku?: ReactNode;
  /** A small score over the picture. */
  score?: ReactNode;
  /** Over the foot of the picture while there is something to decide; it stays when the controls go. */
  notice?: ReactNode;
  corner: MiniCorner;
  onCornerChange: (corner: MiniCorner) => void;
  /** Opens the picture in a window of its own; without it there is no such button. */
  onPopOut?: () => void;
  onClose: () => void;
  /** `auto` hides the controls after 3 s of stillness while the picture moves; default `auto`. */
  controls?: 'auto' | 'shown';
}

/**
 * A live picture that continues in a corner of the page while its viewer is elsewhere: drag it, or move it with the arrow keys on its grip.
 * Always in the night theme.
 */
export const MiniPlayer = forwardRef<HTMLElement, MiniPlayerProps>(function MiniPlayer(
  { state, room, video, danmaku, score, notice, corner, onCornerChange, onPopOut, onClose, controls = 'auto', ...on },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat();
  const box = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLElement);
  const resting = useStillness(box);
  const { handlers, dragging } = useCornerDrag(box, onCornerChange);
  const { muted, status } = state;
  const heat = room.heat === undefined ? '' : format.compact(room.heat);
  const about = [room.anchor.nickname, heat && t`热度 ${heat}`].filter(Boolean).join(' · ');
  const moving = status === 'playing' || status === 'stalled';
  const handleKey = (event: KeyboardEvent) => {
    const next = corneredBy(event.key, corner);
    if (!next) return;
    event.preventDefault();
    onCornerChange(next);
  };
  return (
    <ThemeContext.Provider value="night">
      <section
        ref={box}
        className={`${css.mini} ${themes.night}`}
        data-theme="night"
        data-corner={corner}
        data-dragging={dragging || undefined}
        data-still={(controls === 'auto' && resting && moving && !dragging) || undefined}
        aria-label={t`小窗播放`}
        {...rootOf(on)}
      >
        <div className={css.stage} {...handlers}>
          <div className={css.videoArea}>{video}</div>
          {state.soundAlone && <PlayerSoundAlone reason={state.soundAlone} isPlaying={status === 'playing'} />}
          {danmaku && <div className={css.danmakuArea}>{danmaku}</div>}
          <div className={css.shade} />
          <PlayerStatus state={state} onPlay={on.onPlay} onRefresh={on.onRefresh} />
          {score && <div className={css.score}>{score}</div>}
          <div className={css.head}>
            {onPopOut && <IconButton size="s" label={t`弹出窗口`} icon={<PictureInPicture2 size={16} aria-hidden />} onClick={onPopOut} />}
            <IconButton size="s" label={t`关闭小窗`} icon={<X size={16} aria-hidden />} onClick={onClose} />
          </div>
          <div className={css.foot} role="group" aria-label={t`播放控制`}>
            <IconButton
              label={moving ? t`暂停` : t`播放`}
              icon={moving ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
              onClick={moving ? on.onPause : on.onPlay}
            />
            <IconButton
              label={t`静音`}
              pressed={muted}
              icon={muted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
              onClick={() => on.onMutedChange(!muted)}
            />
            <PlayerLiveMark state={state} />
          </div>
          {notice && <div className={css.noticePlace}>{notice}</div>}
        </div>
        <div className={css.bar} {...handlers}>
          <Avatar seed={room.anchor.id} src={room.anchor.avatarUrl} size={32} />
          <span className={css.words}>
            <b className={bare} title={room.title}>
              {room.title}
            </b>
            <span title={about}>{about}</span>
          </span>
          <ButtonLink href={room.href} size="s" tone="outline" icon={<CornerUpLeft size={16} aria-hidden />}>
            {t`回直播间`}
          </ButtonLink>
          <button type="button" data-grip="" className={css.grip} aria-label={t`移动小窗，用方向键选角落`} onKeyDown={handleKey}>
            <GripVertical size={16} aria-hidden />
          </button>
        </div>
      </section>
    </ThemeContext.Provider>
  );
});
