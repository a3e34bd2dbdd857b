import type { RecordedFrame } from './recordedEvening.ts';

/** A socket that plays a recording instead of listening to a server. */
export interface RecordedSocket {
  /** Resumes at so many times the real speed; from the start again after the end. */
  run: (speed: number) => void;
  pause: () => void;
}

export interface RecordedSocketOptions {
  frames: readonly RecordedFrame[];
  /** Called with the text of one frame. */
  onMessage: (text: string) => void;
  /** Interval at which due frames are checked, in ms; default 50. */
  tick?: number;
  /** Milliseconds; default the page's clock. */
  now?: () => number;
}

/** Frames arrive in their order, none twice and none left out, however late the timer is. */
export function createRecordedSocket({
  frames,
  onMessage,
  tick = 50,
  now = () => performance.now(),
}: RecordedSocketOptions): RecordedSocket {
  let next = 0;
  let position = 0;
  let last = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const step = (speed: number) => {
    const instant = now();
    position += (instant - last) * speed;
    last = instant;
    for (let frame = frames[next]; frame && frame.at <= position; frame = frames[++next]) onMessage(frame.text);
    if (next < frames.length) return;
    next = 0;
    position = 0;
  };
  return {
    run: (speed) => {
      pause();
      last = now();
      timer = setInterval(() => step(speed), tick);
    },
    pause,
  };
}
