import { useLingui } from '@lingui/react/macro';
import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import type { Side } from '../../scores/Crest/team.ts';
import { themes } from '../../theme/index.ts';
import { ThemeContext } from '../../theme/UiProvider/portal.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { PlayerStatus } from '../PlayerFrame/PlayerStatus.tsx';
import type { PlayerCallbacks, PlayerState } from '../PlayerFrame/playerState.ts';
import * as css from './PictureWindow.css.ts';
import { WindowComposer, type WindowComposerProps } from './WindowComposer.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A line of the chat as the small window shows it. */
export interface WindowLine {
  id: string;
  nickname: string;
  level?: number;
  words: string;
}

export interface PictureWindowProps extends Pick<PlayerCallbacks, 'onPlay' | 'onPause' | 'onRefresh' | 'onMutedChange'>, RootProps {
  state: PlayerState;
  /** The `<video>` element; it fills the picture. */
  video: ReactNode;
  /** The layer of flying comments. */
  danmaku?: ReactNode;
  /** The score of the match; none where the room shows no match. */
  score?: ReactNode;
  /** The side that has just scored fills the strip of the score; default none. */
  scored?: Side | null;
  /** Colours of both sides, as CSS custom properties, for a goal. */
  sideColors?: Readonly<Record<Side, string>>;
  /** Latest event, one line. */
  event?: ReactNode;
  /** The newest lines of the chat, oldest first; the last three are shown. */
  lines?: readonly WindowLine[];
  composer?: WindowComposerProps;
}

/** Lines of the chat that it has room for. */
const most = 3;

/**
 * Content of a picture-in-picture window, which lies over other programs: score, picture, latest event, newest comments and a field.
 * A small window keeps score and picture. Always in the night theme.
 */
export const PictureWindow = forwardRef<HTMLDivElement, PictureWindowProps>(function PictureWindow(
  { state, video, danmaku, score, scored, sideColors, event, lines = [], composer, ...on },
  ref,
) {
  const { t } = useLingui();
  const moving = state.status === 'playing' || state.status === 'stalled';
  const goal: (CSSProperties & Record<'--goal', string>) | undefined = scored && sideColors ? { '--goal': sideColors[scored] } : undefined;
  return (
    <ThemeContext.Provider value="night">
      <div className={`${css.pane} ${themes.night}`} data-theme="night" ref={ref} {...rootOf(on)}>
        {score && (
          <div className={css.strip} data-goal={scored ?? undefined} style={goal}>
            {score}
          </div>
        )}
        <div className={css.stage}>
          <div className={css.videoArea}>{video}</div>
          {danmaku && <div className={css.danmakuArea}>{danmaku}</div>}
          <PlayerStatus state={state} onPlay={on.onPlay} onRefresh={on.onRefresh} />
          <div className={css.foot} role="group" aria-label={t`播放控制`}>
            <button type="button" className={css.key} aria-label={moving ? t`暂停` : t`播放`} onClick={moving ? on.onPause : on.onPlay}>
              {moving ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
            </button>
            <button
              type="button"
              className={css.key}
              aria-label={t`静音`}
              aria-pressed={state.muted}
              onClick={() => on.onMutedChange(!state.muted)}
            >
              {state.muted ? <VolumeX size={16} aria-hidden /> : <Volume2 size={16} aria-hidden />}
            </button>
          </div>
        </div>
        {event && <div className={css.event}>{event}</div>}
        {lines.length > 0 && (
          <ol className={css.chat} aria-label={t`聊天`}>
            {lines.slice(-most).map(({ id, nickname, level, words }) => (
              <li key={id} className={css.line}>
                {level !== undefined && <LevelBadge level={level} />}
                <span className={css.nickname}>{nickname}</span>
                <span>{words}</span>
              </li>
            ))}
          </ol>
        )}
        {composer && <WindowComposer {...composer} />}
      </div>
    </ThemeContext.Provider>
  );
});
