import { barrageOfPast, barragePast, type Barrage } from '@pitchside/api/live/barrage';
import { api } from '../../../platform/api/api.ts';
import { createScope } from '../../../platform/resource/scope.ts';

/** Milliseconds between two looks at where the picture is. */
const lookEvery = 200;
/** Prefetch distance of comments ahead of the picture, and the pause after an answer without new ones, ms. */
const ahead = 20_000;
const pause = 5_000;
/** Milliseconds by which a picture must have passed a comment for it to be over. */
const over = 4_000;

interface Looking {
  roomId: string;
  /** Programme time on the screen, ms UTC; null while unknown. */
  programmeTime: () => number | null;
  /** Called with comments when the picture reaches their moment. */
  show: (comments: readonly Barrage[]) => void;
}

/** Replays earlier comments along with a picture that is looked back at. Returns a function that stops it. */
export function followPast({ roomId, programmeTime, show }: Looking): () => void {
  const scope = createScope();
  /** Loaded time range of the recording, and the comments still to come in it. */
  let begin = 0;
  let known = 0;
  let coming: Barrage[] = [];
  let drop: (() => void) | undefined;
  let askAt = 0;

  function ask(): void {
    const from = Math.floor(known);
    const wait = () => void (askAt = performance.now() + pause);
    const answered = () => void (drop = undefined);
    drop = scope.ask(
      (signal) => api.call(barrageOfPast, { id: roomId, from, until: from + barragePast.span / 2 }, { signal, quiet: true }),
      ({ list, until }) => {
        answered();
        coming = [...coming, ...list];
        if (until <= from) wait();
        known = Math.max(known, until);
      },
      () => {
        answered();
        wait();
      },
    );
  }

  function look(): void {
    const seen = programmeTime();
    if (seen === null) return;
    if (seen < begin - over || seen > known + over) {
      drop?.();
      drop = undefined;
      [begin, known, coming] = [seen, seen, []];
    }
    begin = Math.max(begin, seen - over);
    if (!drop && known - seen < ahead && performance.now() >= askAt) ask();
    const due = coming.filter(({ at }) => at <= seen);
    if (due.length === 0) return;
    coming = coming.slice(due.length);
    const fresh = due.filter(({ at }) => at > seen - over);
    if (fresh.length > 0) show(fresh);
  }

  const timer = setInterval(look, lookEvery);
  scope.onLeave(() => clearInterval(timer));
  return scope.leave;
}
