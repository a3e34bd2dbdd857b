import type { PictureSound } from './pictureSound.ts';

/** The sound of one picture on its way to the ear. */
export interface SoundTap {
  /** Loudest sample since the last question, dBFS; `-Infinity` in silence. */
  read: () => number;
  /** Sets the audible volume; the measured level stays the same. */
  hear: (sound: PictureSound) => void;
  /** Whether the browser lets nothing be measured before the page was pressed. */
  isAsleep: () => boolean;
  /** Begins to measure, after a press. */
  wake: () => Promise<void>;
  /** Subscribes to suspensions and resumptions. Returns a function that stops it. */
  onChange: (listener: () => void) => () => void;
  /** Stops measuring. */
  rest: () => void;
}

/** The browser connects a video's sound only once, so later measurements use the same connection. */
const taps = new WeakMap<HTMLVideoElement, SoundTap>();

/** Routes the sound of a picture through a meter; the volume is set behind it, so that silence can be measured too. */
export function tapSound(video: HTMLVideoElement): SoundTap {
  const known = taps.get(video);
  if (known) return known;
  const context = new AudioContext();
  const measure = new AnalyserNode(context, { fftSize: 2048 });
  const ear = new GainNode(context, { gain: 0 });
  context.createMediaElementSource(video).connect(measure).connect(ear).connect(context.destination);
  const samples = new Float32Array(measure.fftSize);
  const isAsleep = () => context.state !== 'running';
  let sound: PictureSound = { volume: 1, muted: true };
  // Before a press the browser plays silent pictures alone; afterwards silence is the ear's.
  const follow = () => {
    ear.gain.value = sound.muted ? 0 : sound.volume;
    video.volume = 1;
    video.muted = isAsleep();
  };
  context.addEventListener('statechange', follow);
  const tap: SoundTap = {
    read() {
      measure.getFloatTimeDomainData(samples);
      let loudest = 0;
      for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
      return loudest > 0 ? 20 * Math.log10(loudest) : -Infinity;
    },
    hear(next) {
      sound = next;
      follow();
    },
    isAsleep,
    wake: () => context.resume(),
    onChange(listener) {
      context.addEventListener('statechange', listener);
      return () => context.removeEventListener('statechange', listener);
    },
    rest: () => void context.suspend(),
  };
  taps.set(video, tap);
  return tap;
}
