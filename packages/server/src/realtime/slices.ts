/**
 * `ms`: longest slice of work over many connections before anything else gets a turn. `look`: connections between two checks of the clock.
 */
const slice = { ms: 2, look: 8 };

/**
 * Does something for each of many, in slices so short that nobody else waits for all of it. Items that are added while it runs are not
 * included.
 */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let [done, since] = [0, performance.now()];
  for (const item of [...items]) {
    work(item);
    done += 1;
    if (done % slice.look > 0 || performance.now() - since < slice.ms) continue;
    await new Promise((resume) => setImmediate(resume));
    since = performance.now();
  }
}
