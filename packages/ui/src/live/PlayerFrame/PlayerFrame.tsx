import { useLingui } from '@lingui/react/macro';
import { forwardRef, useImperativeHandle, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { themes } from '../../theme/index.ts';
import { ThemeContext } from '../../theme/UiProvider/portal.ts';
import {
  composerArea,
  danmakuArea,
  foot,
  frame,
  headArea,
  panelArea,
  posterArea,
  scoreArea,
  shade,
  stage,
  timelinePlace,
  videoArea,
} from './PlayerFrame.css.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerHelpLater } from './PlayerHelpLater.tsx';
import { playerActs, type PlayerAct } from './playerKeys.data.ts';
import { hasStream, timelineOf, type PlayerCallbacks, type PlayerState } from './playerState.ts';
import { PlayerSoundAlone } from './PlayerSoundAlone.tsx';
import { PlayerSoundHint } from './PlayerSoundHint.tsx';
import { PlayerStatus } from './PlayerStatus.tsx';
import { PlayerTimeline } from './PlayerTimeline.tsx';
import { steppedVolume } from './PlayerVolume.tsx';
import { timelineActs, timelineSeek } from './timelineActs.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { useStillness } from './useStillness.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PlayerFrameProps extends PlayerCallbacks, RootProps {
  state: PlayerState;
  /** The `<video>` element; it fills the picture. */
  video: ReactNode;
  /** Shown until the first frame: while idle, connecting, ended or failed; and where only the sound plays. */
  poster?: ReactNode;
  /** The layer of flying comments. */
  danmaku?: ReactNode;
  /** Over the top of the picture, such as a horn; it stays when the controls go. */
  head?: ReactNode;
  /** Score of the match: in the corner of a picture that covers the page and its own score, or in the place of one that is off. */
  score?: ReactNode;
  /** Beside the danmaku switch, such as its settings. */
  settings?: ReactNode;
  /** The bar under the picture; in fullscreen it floats over it and is hidden with the controls. */
  composer?: ReactNode;
  /** Over the left of the picture, such as its figures. */
  panel?: ReactNode;
  /** Content over the picture while nothing is on (`idle`, `ended`): a countdown, other rooms; default a short message. */
  curtain?: ReactNode;
  /** The picture of the second under the pointer, over the line of a recording; 16:9, default none. */
  peek?: ReactNode;
  /** Whether danmaku are shown; default true. */
  danmakuOn?: boolean;
  /** `auto` hides controls and pointer after 3 s of stillness while the picture moves; default `auto`. */
  controls?: 'auto' | 'shown';
}

const withPoster: ReadonlySet<PlayerState['status']> = new Set(['idle', 'connecting', 'absent', 'ended', 'error']);

/**
 * The player: picture, comments, controls, keys. It draws a `PlayerState` and reports what the viewer asks for;
 * it plays nothing by itself. Always in the night theme, always 16:9.
 */
export const PlayerFrame = forwardRef<HTMLDivElement, PlayerFrameProps>(function PlayerFrame(
  { state, video, poster, danmaku, head, score, settings, composer, panel, curtain, peek, danmakuOn = true, controls = 'auto', ...on },
  ref,
) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  const [help, setHelp] = useState(false);
  const [menu, setMenu] = useState(false);
  const resting = useStillness(box);
  const { status, muted, volume, fullscreen, soundAlone = null, theatre = false, webFull = false } = state;
  const streams = hasStream(state);
  const timeline = timelineOf(state);
  const seek = timelineSeek(state, on);
  const moving = status === 'playing' || status === 'stalled';
  const still = controls === 'auto' && resting && moving && !menu && !help;
  const togglePlay = () => (moving ? on.onPause() : on.onPlay());
  const setVolume = (steps: number) => on.onVolumeChange(steppedVolume(muted ? 0 : volume, steps));

  const acts: Partial<Record<PlayerAct, () => void>> = {
    playPause: streams ? togglePlay : undefined,
    mute: () => on.onMutedChange(!muted),
    volumeUp: () => setVolume(1),
    volumeDown: () => setVolume(-1),
    ...timelineActs(state, on),
    refresh: state.isLive && streams ? on.onRefresh : undefined,
    fullscreen: () => on.onFullscreenChange(!fullscreen),
    theatre: on.onTheatreChange && (() => on.onTheatreChange?.(!theatre)),
    webFull: on.onWebFullChange && (() => on.onWebFullChange?.(!webFull)),
    pip: streams ? on.onPip : undefined,
    mini: on.onMini,
    clip: streams ? on.onClip : undefined,
    score: on.onScoreRead,
    chat: on.onChatToggle,
    stats: on.onStatsToggle,
    danmaku: on.onDanmakuChange && (() => on.onDanmakuChange?.(!danmakuOn)),
    compose: on.onCompose,
    gifts: on.onGifts,
    leave: fullscreen ? () => on.onFullscreenChange(false) : webFull ? () => on.onWebFullChange?.(false) : undefined,
    help: () => setHelp(true),
  };
  usePlayerKeys(acts);
  const available = new Set(playerActs.filter((act) => acts[act] !== undefined || act === 'leave'));

  /** Presses on the picture itself; those on a control or a comment belong to it. */
  const onPicture = (act: () => void) => (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('button, a, input, [role=menu], [data-controls]')) act();
  };

  return (
    <ThemeContext.Provider value="night">
      <section
        className={`${frame} ${themes.night}`}
        data-theme="night"
        data-cover={fullscreen || webFull || undefined}
        data-still={still || undefined}
        aria-label={t`播放器`}
        ref={box}
        {...rootOf(on)}
      >
        <div
          className={stage}
          onDoubleClick={onPicture(() => on.onFullscreenChange(!fullscreen))}
          onClick={state.isLive ? undefined : onPicture(togglePlay)}
        >
          <div className={videoArea}>{video}</div>
          {poster && (soundAlone || withPoster.has(status)) && <div className={posterArea}>{poster}</div>}
          {soundAlone && streams && (
            <PlayerSoundAlone reason={soundAlone} isPlaying={status === 'playing'} score={score} onShowPicture={on.onShowPicture} />
          )}
          {danmaku && <div className={danmakuArea}>{danmaku}</div>}
          {head && <div className={headArea}>{head}</div>}
          {score && !soundAlone && (fullscreen || webFull) && <div className={scoreArea}>{score}</div>}
          {panel && (
            <div className={panelArea} data-controls="">
              {panel}
            </div>
          )}
          <div className={shade} />
          <PlayerStatus state={state} onPlay={on.onPlay} onRefresh={on.onRefresh} curtain={curtain} />
          {moving && muted && state.isSoundRefused && <PlayerSoundHint onSound={() => on.onMutedChange(false)} />}
          <div className={foot} data-controls="">
            {timeline && seek && (
              <div className={timelinePlace}>
                <PlayerTimeline timeline={timeline} isLive={state.isLive} onSeek={seek} peek={peek} onPeek={on.onPeek} />
              </div>
            )}
            <PlayerControls state={state} danmakuOn={danmakuOn} settings={settings} onMenuChange={setMenu} {...on} />
          </div>
        </div>
        {composer && (
          <div className={composerArea} data-floating={fullscreen || undefined}>
            {composer}
          </div>
        )}
        <PlayerHelpLater open={help} onClose={() => setHelp(false)} available={available} />
      </section>
    </ThemeContext.Provider>
  );
});
