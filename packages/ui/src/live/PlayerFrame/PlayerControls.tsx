import { useLingui } from '@lingui/react/macro';
import {
  Expand,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCw,
  Scissors,
  Shrink,
  SkipForward,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { DanmakuSwitch } from '../DanmakuComposer/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { TooltipGroup } from '../../actions/Tooltip/index.ts';
import { bar, optional, spring, clockMark, clockWhole } from './PlayerControls.css.ts';
import { PlayerLiveMark } from './PlayerLiveMark.tsx';
import { PlayerQualityMenu } from './PlayerQualityMenu.tsx';
import { playerKeys, type PlayerAct } from './playerKeys.data.ts';
import { hasStream, type PlayerCallbacks, type PlayerState, type PlayerRecording } from './playerState.ts';
import { PlayerVolume } from './PlayerVolume.tsx';
import { useFormat } from '../../format/index.ts';
import { PlayerMenu } from './PlayerMenu.tsx';

/** Speeds of a recording, fastest first. */
const playerRates = [2, 1.5, 1.25, 1, 0.75, 0.5] as const;

interface PlayerRateMenuProps {
  /** 1 = as it was. */
  rate: number;
  onRateChange: (rate: number) => void;
  /** Whether the menu is open, so that the controls stay. */
  onOpenChange: (open: boolean) => void;
}

/** Chooses how fast a recording is played. */
function PlayerRateMenu({ rate, onRateChange, onOpenChange }: PlayerRateMenuProps) {
  const { t, i18n } = useLingui();
  const named = (value: number) => `${i18n.number(value)}×`;
  const shown = named(rate);
  return (
    <PlayerMenu
      label={t`倍速：${shown}`}
      shown={shown}
      value={String(rate)}
      onValueChange={(value) => onRateChange(Number(value))}
      options={playerRates.map((value) => ({ value: String(value), label: named(value) }))}
      onOpenChange={onOpenChange}
    />
  );
}

/** Position in a recording, and its length. Screen readers get both from the timeline. */
function PlayerClock({ recording: { at, length } }: { recording: PlayerRecording }) {
  const { clock } = useFormat();
  return (
    <span className={clockMark} aria-hidden="true">
      {clock(at)}
      <span className={clockWhole}> / {clock(length)}</span>
    </span>
  );
}

export interface PlayerControlsProps extends PlayerCallbacks {
  state: PlayerState;
  /** Whether danmaku are shown. */
  danmakuOn: boolean;
  /** Beside the danmaku switch, such as its settings. */
  settings?: ReactNode;
  /** A menu of the bar is open. */
  onMenuChange: (open: boolean) => void;
}

/** The bar at the foot of the picture. */
export function PlayerControls({ state, danmakuOn, settings, onMenuChange, ...on }: PlayerControlsProps) {
  const { t } = useLingui();
  const { muted, volume, fullscreen, qualities = [], quality } = state;
  const theatre = state.theatre ?? false;
  const webFull = state.webFull ?? false;
  const streams = hasStream(state);
  const playing = state.status === 'playing' || state.status === 'stalled';
  const key = (act: PlayerAct) => {
    const shown = playerKeys[act].shown.at(-1);
    return typeof shown === 'string' ? shown : '';
  };

  return (
    <TooltipGroup>
      <div className={bar} role="group" aria-label={t`播放控制`}>
        {streams && (
          <>
            <IconButton
              label={playing ? t`暂停` : t`播放`}
              shortcut={key('playPause')}
              icon={playing ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
              onClick={playing ? on.onPause : on.onPlay}
            />
            {state.isLive && (
              <IconButton label={t`刷新画面`} shortcut={key('refresh')} icon={<RotateCw size={20} aria-hidden />} onClick={on.onRefresh} />
            )}
          </>
        )}
        {on.onNext && <IconButton label={t`下一个`} icon={<SkipForward size={20} aria-hidden />} onClick={on.onNext} />}
        <PlayerVolume
          muted={muted}
          volume={volume}
          onMutedChange={on.onMutedChange}
          onVolumeChange={on.onVolumeChange}
          shortcut={key('mute')}
        />
        {state.isLive && streams && <PlayerLiveMark state={state} onLookBack={on.onLookBack} />}
        {!state.isLive && state.recording && <PlayerClock recording={state.recording} />}
        <span className={spring} />
        {!state.isLive && on.onRateChange && (
          <PlayerRateMenu rate={state.rate ?? 1} onRateChange={on.onRateChange} onOpenChange={onMenuChange} />
        )}
        {qualities.length > 0 && quality && on.onQualityChange && (
          <PlayerQualityMenu qualities={qualities} quality={quality} onQualityChange={on.onQualityChange} onOpenChange={onMenuChange} />
        )}
        {on.onDanmakuChange && <DanmakuSwitch on={danmakuOn} onChange={on.onDanmakuChange} shortcut={key('danmaku')} />}
        {settings}
        {on.onClip && streams && (
          <IconButton label={t`剪下刚看到的 30 秒`} shortcut={key('clip')} icon={<Scissors size={20} aria-hidden />} onClick={on.onClip} />
        )}
        {on.onTheatreChange && !fullscreen && (
          <span className={optional}>
            <IconButton
              label={t`剧场模式`}
              pressed={theatre}
              shortcut={key('theatre')}
              icon={<RectangleHorizontal size={20} aria-hidden />}
              onClick={() => on.onTheatreChange?.(!theatre)}
            />
          </span>
        )}
        {on.onWebFullChange && !fullscreen && (
          <span className={optional}>
            <IconButton
              label={t`网页全屏`}
              pressed={webFull}
              shortcut={key('webFull')}
              icon={webFull ? <Shrink size={20} aria-hidden /> : <Expand size={20} aria-hidden />}
              onClick={() => on.onWebFullChange?.(!webFull)}
            />
          </span>
        )}
        {on.onPip && streams && (
          <span className={optional}>
            <IconButton
              label={t`画中画`}
              shortcut={playerKeys.pip.shown[0] as string}
              icon={<PictureInPicture2 size={20} aria-hidden />}
              onClick={on.onPip}
            />
          </span>
        )}
        <IconButton
          label={fullscreen ? t`退出全屏` : t`全屏`}
          shortcut={key('fullscreen')}
          icon={fullscreen ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
          onClick={() => on.onFullscreenChange(!fullscreen)}
        />
      </div>
    </TooltipGroup>
  );
}
