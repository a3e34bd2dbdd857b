/**
 * A pure function that remembers its last answers, at most so many: what was asked for longest ago goes first. What it
 * gives is shared by all who ask, so nobody may change it.
 * @param keyOf what tells two questions apart
 */
export function remembered<Question extends readonly unknown[], Answer>(
  answer: (...question: Question) => Answer,
  keyOf: (...question: Question) => string,
  most: number,
): (...question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (...question) => {
    const key = keyOf(...question);
    const found = known.has(key) ? (known.get(key) as Answer) : answer(...question);
    known.delete(key);
    known.set(key, found);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return found;
  };
}

/** Days of a sport that are remembered: scores, odds and what is recalled all ask for those around now. */
const daysKept = 16;

/** What plans the days of a sport, remembering the last ones. */
export const rememberDays = <Day>(planDay: (seed: string, day: number) => Day) =>
  remembered(planDay, (seed, day) => `${seed} ${day}`, daysKept);
