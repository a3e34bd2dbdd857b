/** Milliseconds that one question brings, and for which a question that failed is not asked again. */
export const stretch = 60_000;
const rest = 10_000;
/** Milliseconds of the programme beyond which a step from one look to the next is a jump. */
const jump = 3_000;

/** Something that was said at an instant of a picture, ms. */
export interface Said {
  at: number;
}

export interface TimedTalkParts<Line extends Said> {
  /** Brings what was said from an instant (ms) on, a stretch long. */
  ask: (from: number) => Promise<readonly Line[]>;
  /** Position of the visible picture, ms; null while unknown. */
  now: () => number | null;
  /** Shows the comments that the picture has reached. */
  say: (comments: readonly Line[]) => void;
  /** Drops pending comments after a seek. */
  hush: () => void;
}

/** Says again what was said over a picture, as it comes to each moment. Look a few times a second. */
export function createTimedTalk<Line extends Said>({ ask, now, say, hush }: TimedTalkParts<Line>): { look: () => void } {
  const known = new Map<number, readonly Line[]>();
  let last: number | null = null;

  async function bring(index: number): Promise<void> {
    if (known.has(index)) return;
    known.set(index, []);
    try {
      known.set(index, await ask(index * stretch));
    } catch {
      // The picture plays on; the missing comments are requested again after a pause.
      setTimeout(() => known.delete(index), rest);
    }
  }

  return {
    look() {
      const at = now();
      if (at === null) return;
      const from = last;
      last = at;
      const index = Math.floor(at / stretch);
      void bring(index);
      void bring(index + 1);
      if (from === null) return;
      if (at < from || at - from > jump) return hush();
      const due = [...new Set([Math.floor(from / stretch), index])]
        .flatMap((each) => known.get(each) ?? [])
        .filter((comment) => comment.at > from && comment.at <= at);
      if (due.length > 0) say(due);
    },
  };
}
