/** Time and distance of the belt: both stop while it is paused, and a new speed applies to everything on it. */
export interface BeltClock {
  /** Milliseconds of running time. */
  time: () => number;
  /** Pixels the belt has travelled. */
  position: () => number;
  /** The moment on the outer clock at which the belt is (or was) at `position`, at today's speed. */
  momentOf: (position: number) => number;
  setSpeed: (pixelsPerMillisecond: number) => void;
  speed: () => number;
  pause: () => void;
  resume: () => void;
  running: () => boolean;
}

/** A belt that starts running at position 0 with speed 0. */
export function createBeltClock(now: () => number): BeltClock {
  let anchor = { moment: now(), time: 0, position: 0 };
  let speed = 0;
  let running = true;
  const elapsed = () => (running ? now() - anchor.moment : 0);
  const time = () => anchor.time + elapsed();
  const position = () => anchor.position + elapsed() * speed;
  const settle = () => {
    const span = elapsed();
    anchor = { moment: now(), time: anchor.time + span, position: anchor.position + span * speed };
  };
  return {
    time,
    position,
    momentOf: (target) => anchor.moment + (speed > 0 ? (target - anchor.position) / speed : 0),
    speed: () => speed,
    running: () => running,
    setSpeed(next) {
      settle();
      speed = next;
    },
    pause() {
      settle();
      running = false;
    },
    resume() {
      settle();
      running = true;
    },
  };
}
