import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, DoorOpen, Flame, Maximize2, VolumeX, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Tooltip } from '../../actions/Tooltip/index.ts';
import { useFormat } from '../../format/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { PlayerLiveMark } from '../PlayerFrame/PlayerLiveMark.tsx';
import { PlayerSoundHint } from '../PlayerFrame/PlayerSoundHint.tsx';
import { PlayerStatus } from '../PlayerFrame/PlayerStatus.tsx';
import { PlayerVolume } from '../PlayerFrame/PlayerVolume.tsx';
import type { MultiViewActs, MultiViewRoom } from './multiRoom.ts';
import * as css from './MultiViewCell.css.ts';
import { bare } from '../../theme/bare.css.ts';

export interface MultiViewCellProps extends MultiViewActs {
  room: MultiViewRoom;
  /** Its number on the screen, from 1. */
  number: number;
  isHeard: boolean;
  isLarge: boolean;
  /** Whether the layout has a large picture. */
  hasSpotlight: boolean;
  /** There is room for a larger score. */
  isWide: boolean;
  muted: boolean;
  volume: number;
  danmaku?: ReactNode;
  settings?: ReactNode;
}

const withPoster: ReadonlySet<MultiViewRoom['state']['status']> = new Set(['idle', 'connecting', 'absent', 'ended', 'error']);

/**
 * One room of several: its picture, score and name, whether it has the sound, and its actions. A press on the picture moves the sound
 * there, a double press makes it the large one.
 */
export function MultiViewCell({
  room,
  number,
  isHeard,
  isLarge,
  hasSpotlight,
  isWide,
  muted,
  volume,
  danmaku,
  settings,
  ...on
}: MultiViewCellProps) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { id, state, nickname, title, trouble } = room;
  const name = nickname || title;
  const isSilent = isHeard && muted;
  const onPicture = (act: (id: string) => void) => (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button, a, input, [role=menu], [data-controls]')) act(id);
  };
  return (
    <div
      className={css.cell}
      role="group"
      aria-label={isHeard && !isSilent ? t`第 ${number} 路，${name}，有声音` : t`第 ${number} 路，${name}，静音`}
      data-heard={isHeard || undefined}
      data-large={isLarge || undefined}
      onClick={isHeard ? undefined : onPicture(on.onSound)}
      onDoubleClick={onPicture(on.onSpotlight)}
    >
      <div className={css.videoArea}>{room.video}</div>
      {room.poster && (trouble || withPoster.has(state.status)) && <div className={css.posterArea}>{room.poster}</div>}
      {danmaku && <div className={css.danmakuArea}>{danmaku}</div>}
      <div className={css.shade} />
      {trouble ? (
        <div className={css.trouble} role="status">
          <b className={bare}>{trouble.title}</b>
          {trouble.hint && <p className={bare}>{trouble.hint}</p>}
          {trouble.actions && <span className={css.troubleActs}>{trouble.actions}</span>}
        </div>
      ) : (
        <PlayerStatus state={state} onPlay={() => on.onPlay(id)} onRefresh={() => on.onRefresh(id)} />
      )}
      {isSilent && state.isSoundRefused && state.status === 'playing' && !trouble && (
        <PlayerSoundHint onSound={() => on.onMutedChange(false)} />
      )}
      <div className={css.head}>
        <span className={css.plate} aria-hidden="true">
          <span className={css.upright}>{number}</span>
        </span>
        {room.match && (
          <span className={css.score}>
            <Scorebug {...room.match} size={isWide ? 'row' : 'mini'} />
          </span>
        )}
        <span className={css.spring} />
        {isHeard ? (
          <span className={css.heardMark} data-silent={isSilent || undefined}>
            {isSilent ? (
              <VolumeX size={16} aria-hidden />
            ) : (
              <span className={css.bars} aria-hidden="true">
                <i className={bare} />
                <i className={bare} />
                <i className={bare} />
                <i className={bare} />
              </span>
            )}
            <span className={css.heardWord}>{isSilent ? t`已静音` : t`声音在这里`}</span>
          </span>
        ) : (
          <Tooltip content={t`听这一路`} shortcut={String(number)}>
            <button
              type="button"
              className={css.listen}
              aria-label={t`听第 ${number} 路，${name}`}
              aria-keyshortcuts={String(number)}
              onClick={() => on.onSound(id)}
            >
              <VolumeX size={16} aria-hidden />
            </button>
          </Tooltip>
        )}
      </div>
      <div className={css.foot} data-controls="">
        {isHeard && (
          <PlayerVolume muted={muted} volume={volume} onMutedChange={on.onMutedChange} onVolumeChange={on.onVolumeChange} shortcut="M" />
        )}
        {isHeard && state.status === 'playing' && isWide && <PlayerLiveMark state={state} />}
        {nickname && (
          <span className={css.tag} title={title}>
            {nickname}
          </span>
        )}
        {room.heat !== undefined && isWide && (
          <span className={css.heat}>
            <Flame size={13} aria-hidden />
            <span className={visuallyHidden}>{t`热度`}</span>
            {compact(room.heat)}
          </span>
        )}
        <span className={css.spring} />
        {room.quality && <span className={css.quality}>{room.quality}</span>}
        {settings}
        <span className={css.acts}>
          {hasSpotlight && !isLarge && (
            <IconButton
              size="s"
              label={t`换成大画面`}
              shortcut={`Shift ${number}`}
              icon={<Maximize2 size={16} aria-hidden />}
              onClick={() => on.onSpotlight(id)}
            />
          )}
          <IconButton size="s" label={t`换一个直播间`} icon={<ArrowLeftRight size={16} aria-hidden />} onClick={() => on.onSwap(id)} />
          <Tooltip content={t`进直播间`}>
            <a className={css.enter} href={room.href} aria-label={t`进 ${name} 的直播间`}>
              <DoorOpen size={16} aria-hidden />
            </a>
          </Tooltip>
          <IconButton size="s" label={t`关闭这一路`} icon={<X size={16} aria-hidden />} onClick={() => on.onClose(id)} />
        </span>
      </div>
    </div>
  );
}
