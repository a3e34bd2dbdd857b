import { useState } from 'react';

/**
 * A value that the host gives and changes or, where it gives none, that begins with a default and is kept by the part itself; of a change the host is told in both cases.
 * @param given what the host gives; undefined where it gives none
 * @param first what it begins with then
 * @param tell hears of each change
 */
export function useKept<Value, Chosen extends Value = Value>(
  given: Value | undefined,
  first: Value,
  tell: ((next: Chosen) => void) | undefined,
): readonly [Value, (next: Chosen) => void] {
  const [own, keep] = useState(first);
  return [
    given === undefined ? own : given,
    (next) => {
      keep(next);
      tell?.(next);
    },
  ];
}
