import { expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { createRecordedSocket } from './recordedSocket.ts';

test('every frame arrives once, in order, whatever the speed and however late the timer', () => {
  vi.useFakeTimers();
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 60 }),
      (moments, speed, steps) => {
        const frames = [...moments].sort((a, b) => a - b).map((at, index) => ({ at, text: String(index) }));
        let instant = 0;
        const heard: string[] = [];
        const socket = createRecordedSocket({ frames, onMessage: (text) => heard.push(text), now: () => instant });
        socket.run(speed);
        let played = 0;
        for (const step of steps) {
          // A finished recording would start again; a recording of the first instant alone needs one check too.
          if (played > 0 && played >= (frames.at(-1)?.at ?? 0)) break;
          instant += step;
          played += step * speed;
          vi.advanceTimersByTime(50);
        }
        socket.pause();
        const due = frames.filter(({ at }) => at <= played).length;
        expect(heard.slice(0, due)).toEqual(frames.slice(0, due).map(({ text }) => text));
        expect(heard.length).toBe(due);
      },
    ),
    { numRuns: 200 },
  );
  vi.useRealTimers();
});
