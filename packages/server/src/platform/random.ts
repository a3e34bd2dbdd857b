/** Hash of a key, 32 bits, well mixed: similar keys give unrelated numbers. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Random numbers from one key; the same key gives the same sequence. */
export interface Random {
  /** 0 to below 1. */
  unit(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** True with the given probability. */
  happens(probability: number): boolean;
  /** A random item of a list, by weight; the weights must not all be 0. */
  pick<Item>(items: readonly Item[], weight?: (item: Item) => number): Item;
  /** A copy in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** A count whose mean is given (Poisson). */
  count(mean: number): number;
}

/** Random numbers for one subject, named by a key; they do not depend on other subjects or on the order of calls. */
export function randomFor(...key: readonly (string | number)[]): Random {
  let state = hash(key.join('\u0000'));
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(unit() * (most - least + 1));
  return {
    unit,
    between,
    happens: (probability) => unit() < probability,
    pick(items, weight = () => 1) {
      let left = unit() * items.reduce((sum, item) => sum + weight(item), 0);
      const found = items.find((item) => (left -= weight(item)) < 0) ?? items.findLast((item) => weight(item) > 0);
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
    shuffled(items) {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = between(0, last);
        [mixed[last], mixed[other]] = [mixed[other] as (typeof mixed)[number], mixed[last] as (typeof mixed)[number]];
      }
      return mixed;
    },
    count(mean) {
      const limit = Math.exp(-mean);
      let product = unit();
      let drawn = 0;
      for (; product > limit; drawn += 1) product *= unit();
      return drawn;
    },
  };
}
