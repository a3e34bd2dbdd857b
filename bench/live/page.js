// Runs in the browser of the benchmark: plays, and reads the clock out of every picture that is shown.
import { stamp } from './stamp.mjs';

const { Hls } = globalThis;
const video = document.querySelector('video');
const canvas = Object.assign(document.createElement('canvas'), { width: stamp.bits * stamp.block, height: stamp.height });
const context = canvas.getContext('2d', { willReadFrequently: true });

/** The moment that the shown picture carries (ms). */
function readMoment() {
  context.drawImage(video, 0, 0, canvas.width, stamp.height, 0, 0, canvas.width, stamp.height);
  const { data } = context.getImageData(0, stamp.height / 2, canvas.width, 1);
  let low = 0;
  for (let bit = 0; bit < stamp.bits; bit += 1) if (data[(bit * stamp.block + stamp.block / 2) * 4] > 128) low += 2 ** bit;
  const now = Date.now();
  const turn = 2 ** stamp.bits;
  return now - (((((now % turn) - low) % turn) + turn) % turn);
}

const seen = { firstFrame: undefined, screen: [], dated: [], stalls: 0, dropped: 0, errors: [], rates: [] };
globalThis.seen = seen;

globalThis.play = (source, config) => {
  const began = performance.now();
  const hls = new Hls({ enableWorker: false, ...config });
  hls.on(Hls.Events.ERROR, (_, { details, fatal }) => seen.errors.push(fatal ? `${details}!` : details));
  hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play());
  video.addEventListener('waiting', () => (seen.stalls += seen.firstFrame === undefined ? 0 : 1));
  const onFrame = () => {
    seen.firstFrame ??= performance.now() - began;
    seen.screen.push(Date.now() - readMoment());
    if (hls.playingDate) seen.dated.push(Date.now() - hls.playingDate.getTime());
    seen.rates.push(video.playbackRate);
    seen.dropped = video.getVideoPlaybackQuality().droppedVideoFrames;
    video.requestVideoFrameCallback(onFrame);
  };
  video.requestVideoFrameCallback(onFrame);
  hls.loadSource(source);
  hls.attachMedia(video);
};

/** Discards the measurements from before the player was in place. */
globalThis.settle = () => {
  seen.screen = [];
  seen.dated = [];
  seen.rates = [];
  seen.stalls = 0;
};
