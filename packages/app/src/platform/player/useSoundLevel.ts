import { createNanoEvents } from 'nanoevents';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { unlessLost } from '../log/later.ts';
import type { PictureSound } from './pictureSound.ts';
import { tapSound, type SoundTap } from './soundLevel.ts';

/** Loudness of a picture, as `SoundMeter` reads it. */
export interface SoundLevel {
  read: () => number;
  asleep: boolean;
  onWake: () => void;
}

/** Creates a level that reads silence until a picture is opened, then that picture's. */
function createLevel() {
  let tap: SoundTap | undefined;
  const events = createNanoEvents<{ change: () => void }>();
  const notify = () => events.emit('change');
  const wake = () => tap && unlessLost(tap.wake());
  return {
    read: () => tap?.read() ?? -Infinity,
    isAsleep: () => tap?.isAsleep() ?? true,
    hear: (sound: PictureSound) => tap?.hear(sound),
    wake,
    subscribe: (listener: () => void) => events.on('change', listener),
    /** Measures a picture. Returns a function that stops it. */
    open(video: HTMLVideoElement): () => void {
      const opened = tapSound(video);
      const stop = opened.onChange(notify);
      tap = opened;
      notify();
      wake();
      document.addEventListener('pointerdown', wake);
      document.addEventListener('keydown', wake);
      return () => {
        stop();
        document.removeEventListener('pointerdown', wake);
        document.removeEventListener('keydown', wake);
        opened.rest();
      };
    },
  };
}

/**
 * Measures the sound of a picture independent of its volume, and sets that volume. Any press on the page resumes it where the browser waits
 * for one.
 */
export function useSoundLevel(video: RefObject<HTMLVideoElement | null>, sound: PictureSound): SoundLevel {
  const [level] = useState(createLevel);
  const asleep = useSyncExternalStore(level.subscribe, level.isAsleep, level.isAsleep);
  useEffect(() => (video.current ? level.open(video.current) : undefined), [level, video]);
  useEffect(() => level.hear(sound), [level, sound]);
  return { read: level.read, asleep, onWake: level.wake };
}
