/** A source of numbers in [0, 1). */
export type Chance = () => number;

/** 32-bit FNV-1a of a text, mixed once more so that texts that differ in one letter fall far apart. */
export function hash(text: string): number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A xorshift sequence that is the same for the same seed on every machine. */
export function seeded(seed: string): Chance {
  let state = hash(seed) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** Picks one of a list at random. */
export function pick<const List extends readonly [unknown, ...unknown[]]>(chance: Chance, list: List): List[number] {
  return list[Math.floor(chance() * list.length)];
}

/** A whole number from `from` up to but without `to`. */
export const between = (chance: Chance, from: number, to: number): number => from + Math.floor(chance() * (to - from));
