import { divisions, type Division } from '../../../catalogue/football/divisions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Every division plays a round in each cycle. */
export const cycleLength = 2 * day;
/** From the first to the last kick-off of a round; with the cycle it leaves a team 40 hours at least. */
export const roundSpread = 8 * hour;
/** Kick-offs are on a grid of this, ms. */
const slotStep = 15 * minute;
/** What of a match is sure to be played whatever its delay and stoppage: from this after the kick-off ... */
const surelyOnFrom = 2 * minute;
/** ... to this. */
const surelyOnUntil = 107 * minute;

const binLength = 5 * minute;
const bins = cycleLength / binLength;

const binsOf = (slot: number): number[] => {
  const first = Math.ceil((slot + surelyOnFrom) / binLength);
  const last = Math.floor((slot + surelyOnUntil) / binLength);
  return Array.from({ length: last - first }, (_, index) => (((first + index) % bins) + bins) % bins);
};

/** Full and half hours are usual, quarters are not. */
const usual = (slot: number) => (slot % hour === 0 ? 1.12 : slot % (30 * minute) === 0 ? 1.06 : 1);

/** Kick-offs of a division within a cycle, ms after its start; the last ones may fall into the next. */
export type Slots = readonly number[];

/**
 * Spreads the rounds of all divisions over the cycle so that the emptiest hours are filled first. Each match goes
 * where the fewest others are on, then each is taken up and placed again until nothing is gained.
 */
function placeAll(): ReadonlyMap<string, Slots> {
  const load = new Float64Array(bins);
  const gain = (slot: number) => usual(slot) * binsOf(slot).reduce((sum, bin) => sum + 4 ** -(load[bin] ?? 0), 0);
  const add = (slot: number, by: number) => binsOf(slot).forEach((bin) => (load[bin] = (load[bin] ?? 0) + by));
  const best = (from: number) => {
    const options = Array.from({ length: roundSpread / slotStep + 1 }, (_, index) => from + index * slotStep);
    return options.reduce((found, option) => (gain(option) > gain(found) ? option : found));
  };

  const begins = (division: Division, parity: number) => division.firstKickoff * hour + parity * day;
  const placed = divisions.map((division, index) => {
    const from = begins(division, index % 2);
    const slots = Array.from({ length: Math.floor(division.teams.length / 2) }, () => {
      const slot = best(from);
      add(slot, 1);
      return slot;
    });
    return { division, from, slots };
  });
  for (let pass = 0; pass < 6; pass += 1)
    for (const { from, slots } of placed)
      slots.forEach((slot, index) => {
        add(slot, -1);
        slots[index] = best(from);
        add(slots[index] ?? slot, 1);
      });
  return new Map(placed.map(({ division, slots }) => [division.competition.id, slots.sort((a, b) => a - b)]));
}

/** Slots of every division, by competition id. */
export const slotsByDivision = placeAll();
