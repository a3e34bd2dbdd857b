const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Two days, after which the hours of all divisions repeat. */
const cycleDays = 2;
const slotStep = 15 * minute;
const binLength = 5 * minute;
const bins = (cycleDays * day) / binLength;

/** Fields of a division that a calendar needs. */
export interface Scheduled {
  competition: { id: string };
  teams: readonly unknown[];
  /** Days from one round to the next; a round of two days is played half on each. */
  every: 1 | 2;
  /** Hours UTC of the first start of a day; may lie outside the day. */
  first: number;
  /** Hours from the first to the last start of a day. */
  spread: number;
  /** Time that is certain to be played, ms after the scheduled start. */
  surelyOn: readonly [from: number, until: number];
}

/** Starts of a division, ms after the start of the day, for the first and the second day of the cycle. */
export type DaySlots = readonly [readonly number[], readonly number[]];

/** Number of a round's matches on each day. */
export function matchesOn({ teams, every }: Pick<Scheduled, 'teams' | 'every'>, parity: 0 | 1): number {
  const round = Math.floor(teams.length / 2);
  if (every === 1) return round;
  return parity === 0 ? Math.ceil(round / 2) : Math.floor(round / 2);
}

/** Full and half hours are usual, quarters are not. */
const usual = (slot: number) => (slot % hour === 0 ? 1.12 : slot % (30 * minute) === 0 ? 1.06 : 1);

/** Spreads the matches of all divisions so that the emptiest hours are filled first; then each is taken up and placed again. */
export function placeLeagues(divisions: readonly Scheduled[]): ReadonlyMap<string, DaySlots> {
  const load = new Float64Array(bins);
  const binsOf = (slot: number, [from, until]: Scheduled['surelyOn']) => {
    const first = Math.ceil((slot + from) / binLength);
    const last = Math.floor((slot + until) / binLength);
    return Array.from({ length: last - first }, (_, index) => (((first + index) % bins) + bins) % bins);
  };
  const gain = (slot: number, on: Scheduled['surelyOn']) =>
    usual(slot) * binsOf(slot, on).reduce((sum, bin) => sum + 4 ** -(load[bin] ?? 0), 0);
  const add = (slot: number, on: Scheduled['surelyOn'], by: number) =>
    binsOf(slot, on).forEach((bin) => (load[bin] = (load[bin] ?? 0) + by));
  const best = ({ first, spread, surelyOn }: Scheduled, parity: number) => {
    const from = first * hour + parity * day;
    const options = Array.from({ length: (spread * hour) / slotStep + 1 }, (_, index) => from + index * slotStep);
    return options.reduce((found, option) => (gain(option, surelyOn) > gain(found, surelyOn) ? option : found));
  };

  const placed = divisions.flatMap((division) =>
    ([0, 1] as const).map((parity) => {
      const slots = Array.from({ length: matchesOn(division, parity) }, () => {
        const slot = best(division, parity);
        add(slot, division.surelyOn, 1);
        return slot;
      });
      return { division, parity, slots };
    }),
  );
  for (let pass = 0; pass < 4; pass += 1)
    for (const { division, parity, slots } of placed)
      slots.forEach((slot, index) => {
        add(slot, division.surelyOn, -1);
        slots[index] = best(division, parity);
        add(slots[index] ?? slot, division.surelyOn, 1);
      });
  const within = (id: string, parity: number) =>
    placed
      .filter((each) => each.division.competition.id === id && each.parity === parity)
      .flatMap(({ slots }) => slots.map((slot) => slot - parity * day).sort((a, b) => a - b));
  return new Map(divisions.map(({ competition: { id } }) => [id, [within(id, 0), within(id, 1)]]));
}
