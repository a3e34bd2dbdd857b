import { proxy, subscribe } from 'valtio';
import { idleState, type LiveFigures, type LivePlayer, type LiveState, type Past } from '../../../platform/player/liveState.ts';
import { chooseSoundAlone, givesWay, isSaving } from '../../../platform/line/saver.store.ts';
import { createLivePlayer, type LiveSource } from '../../../platform/player/livePlayer.ts';
import type { QualityChoice } from '../../../platform/player/qualities.ts';
import { setPictureSound } from '../../../platform/player/pictureSound.ts';
import { quality, setQuality } from './quality.store.ts';
import { goSilent, volume } from '../../../platform/player/volume.store.ts';

/** Picture of the visited room. It outlives the places that show it, so that it plays on without a break when it moves. */
export const picture = proxy<LiveState>({ ...idleState });

let element: HTMLVideoElement | undefined;
let player: LivePlayer | undefined;
/** Recorded part of the broadcast, for players created later. */
let written: Past | null = null;

/** The one video element of rooms; made when it is first wanted. */
export function pictureElement(): HTMLVideoElement {
  if (element) return element;
  const made = document.createElement('video');
  made.playsInline = true;
  setPictureSound(made, volume);
  subscribe(volume, () => setPictureSound(made, volume));
  element = made;
  return made;
}

/** Browsers let a silent picture start by itself: better silent than still. */
function startSilently(): void {
  if (picture.phase !== 'blocked' || volume.muted) return;
  goSilent();
  // The store updates the element in a later turn, and the browser checks it now.
  setPictureSound(pictureElement(), volume);
  player?.play();
}

/** Plays a stream. Returns a function that stops it. */
export function startPicture(source: LiveSource): () => void {
  const wishes = { quality: () => quality.choice, spares: isSaving, givesWay };
  const started = createLivePlayer(pictureElement(), { ...source, ...wishes }, (state) => {
    Object.assign(picture, state);
    startSilently();
  });
  player = started;
  started.setPast(written);
  return () => {
    started.destroy();
    if (player === started) player = undefined;
    Object.assign(picture, idleState);
  };
}

/** Whether a stream is on, or is being brought back. */
export const isPictureOn = (): boolean => player !== undefined;

export const playPicture = (): void => player?.play();
export const pausePicture = (): void => player?.pause();
/** Fetches the stream again. */
export const refreshPicture = (): void => player?.refresh();
/** The encoder that was gone sends again: the picture goes on, if need be from a new request. */
export const resumePicture = (): void => player?.resume();
/** Goes to so many seconds behind the live edge; 0 is live again. */
export const lookBack = (seconds: number): void => player?.lookBack(seconds);
/** Programme time on the screen, ms UTC; null while unknown. */
export const programmeTime = (): number | null => player?.programmeTime() ?? null;
/** Watches in another quality, here and in rooms to come. Whoever chooses a picture that had given way keeps it, on a bad line too. */
export function chooseQuality(choice: QualityChoice): void {
  if (picture.alone === 'slow' && choice !== 'audio') chooseSoundAlone(false);
  setQuality(choice);
  player?.chooseQuality(choice);
}
/** Shows the picture again where only its sound plays. */
export const showPicture = (): void => chooseQuality(quality.choice === 'audio' ? 'original' : quality.choice);
/** Sets the recorded part of the broadcast so far; null for none. */
export function setPast(past: Past | null): void {
  written = past;
  player?.setPast(past);
}
/** Figures of the stream; null while there is none. */
export const pictureFigures = (): LiveFigures | null => player?.figures() ?? null;
