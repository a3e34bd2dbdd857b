import { idleState, type LivePlayer, type LiveState } from '../../../platform/player/liveState.ts';
import { createLivePlayer } from '../../../platform/player/livePlayer.ts';
import { setPictureSound, type PictureSound } from '../../../platform/player/pictureSound.ts';
import type { Source } from '../../../platform/player/stream.ts';

/** The picture of one room of several. */
export interface CellPicture {
  readonly video: HTMLVideoElement;
  /** Undefined while nothing plays. */
  player(): LivePlayer | undefined;
  /** Plays a stream; the one that plays already goes on, and undefined ends it. */
  show(source: Source | undefined): void;
  /** Loads nothing while nobody looks. */
  rest(resting: boolean): void;
  setSound(sound: PictureSound): void;
  end(): void;
}

/** Makes the picture of one room of several; it begins in silence. */
export function createCellPicture(onState: (state: LiveState) => void): CellPicture {
  const video = document.createElement('video');
  video.playsInline = true;
  video.muted = true;
  let wanted: Source | undefined;
  let rests = false;
  let playing: { key: string; player: LivePlayer } | undefined;

  function settle(): void {
    const source = rests ? undefined : wanted;
    const key = source && `${source.url} ${source.isLowLatency}`;
    if (key === playing?.key) return;
    playing?.player.destroy();
    playing = undefined;
    onState(idleState);
    if (source && key) playing = { key, player: createLivePlayer(video, source, onState) };
  }

  return {
    video,
    player: () => playing?.player,
    show(source) {
      wanted = source;
      settle();
    },
    rest(resting) {
      rests = resting;
      settle();
    },
    setSound: (sound) => setPictureSound(video, sound),
    end() {
      wanted = undefined;
      settle();
      video.remove();
    },
  };
}
