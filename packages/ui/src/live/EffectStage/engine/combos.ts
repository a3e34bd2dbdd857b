import type { GiftArrival, StageMember } from './arrival.ts';
import type { Gift } from '../../GiftPicture/index.ts';

/** Banners at a time. */
export const comboSlots = 3;
/** Milliseconds within which the same sender's same gift counts on, both ends included. */
export const mergeWithin = 3000;
/** Milliseconds that a banner is shown before a dearer one may take its place. */
export const comboStays = 1000;
/** Combos that may wait; own ones beyond that still wait. */
export const waitingLimit = 20;

/** Gifts of one kind from one sender in a row. */
export interface Combo {
  /** A new id for each combo, also of the same sender and gift. */
  id: string;
  member: StageMember;
  gift: Gift;
  own: boolean;
  /** Count so far. */
  count: number;
  /** Diamonds so far; the rank among combos. */
  total: number;
  /** Time of the last gift, on the stage's clock. */
  touched: number;
  /** Time at which the banner appeared; `touched` of its first gift while it waits. */
  since: number;
}

/** Counts of gifts by outcome, one by one. */
export interface ComboCounts {
  pushed: number;
  /** In banners that have come up. */
  shown: number;
  dropped: number;
  waiting: number;
}

export interface Combos {
  /** Takes a gift in; it counts on in a running combo or waits for a banner. */
  add: (arrival: GiftArrival, now: number) => void;
  /** Removes expired banners and shows waiting ones; returns whether anything changed since the last step. */
  step: (now: number) => boolean;
  /** Banners by slot; one keeps its slot while it is shown. */
  shown: () => readonly (Combo | null)[];
  /** Drops combos that fail a test. */
  keep: (test: (combo: Combo) => boolean) => void;
  counts: () => ComboCounts;
}

const before = (a: Combo, b: Combo): number => Number(b.own) - Number(a.own) || b.total - a.total || a.since - b.since;
const keyOf = ({ member, gift }: Pick<Combo, 'member' | 'gift'>): string => `${member.id}\n${gift.id}`;
const over = (combo: Combo, now: number): boolean => now - combo.touched > mergeWithin && now - combo.since > comboStays;

/** The banners of combos: three slots, the dearest first, own ones always. */
export function createCombos(): Combos {
  let slots: (Combo | null)[] = Array.from({ length: comboSlots }, () => null);
  let waiting: Combo[] = [];
  let serial = 0;
  let changed = false;
  const counts = { pushed: 0, shown: 0, dropped: 0 };

  const drop = (combo: Combo) => void (counts.dropped += combo.count);
  const put = (slot: number, combo: Combo | null) => {
    slots = slots.with(slot, combo);
    changed = true;
  };
  const grown = (combo: Combo, { count, gift }: GiftArrival, now: number): Combo => ({
    ...combo,
    count: combo.count + count,
    total: combo.total + count * gift.price,
    touched: now,
  });

  const cheapest = (now: number): number => {
    let found = -1;
    for (const [slot, combo] of slots.entries()) {
      if (!combo || combo.own || now - combo.since < comboStays) continue;
      const best = slots[found];
      if (!best || combo.total < best.total) found = slot;
    }
    return found;
  };

  /** Slot that a waiting combo may take now, or -1. */
  const slotFor = (combo: Combo, now: number): number => {
    const free = slots.indexOf(null);
    if (free >= 0) return free;
    const slot = cheapest(now);
    const victim = slots[slot];
    return victim && (combo.own || combo.total > victim.total) ? slot : -1;
  };

  return {
    add(arrival, now) {
      counts.pushed += arrival.count;
      const key = keyOf(arrival);
      const countsOn = (combo: Combo | null) => combo !== null && keyOf(combo) === key && now - combo.touched <= mergeWithin;
      const slot = slots.findIndex(countsOn);
      const standing = slots[slot];
      if (standing) {
        counts.shown += arrival.count;
        return put(slot, grown(standing, arrival, now));
      }
      const index = waiting.findIndex(countsOn);
      const patient = waiting[index];
      if (patient) {
        waiting[index] = grown(patient, arrival, now);
        return;
      }
      const { member, gift, count, own = false } = arrival;
      waiting.push({ id: `combo ${++serial}`, member, gift, own, count, total: count * gift.price, touched: now, since: now });
      if (waiting.length <= waitingLimit) return;
      const last = waiting
        .filter((combo) => !combo.own)
        .sort(before)
        .at(-1);
      if (!last) return;
      waiting.splice(waiting.indexOf(last), 1);
      drop(last);
    },
    step(now) {
      for (const [slot, combo] of slots.entries()) if (combo && over(combo, now)) put(slot, null);
      const stale = waiting.filter((combo) => !combo.own && now - combo.touched > mergeWithin);
      stale.forEach(drop);
      waiting = waiting.filter((combo) => !stale.includes(combo)).sort(before);
      for (const combo of [...waiting]) {
        const slot = slotFor(combo, now);
        if (slot < 0) break;
        waiting.splice(waiting.indexOf(combo), 1);
        counts.shown += combo.count;
        put(slot, { ...combo, since: now });
      }
      const result = changed;
      changed = false;
      return result;
    },
    shown: () => slots,
    keep(test) {
      for (const [slot, combo] of slots.entries()) if (combo && !test(combo)) put(slot, null);
      for (const combo of waiting) if (!test(combo)) drop(combo);
      waiting = waiting.filter(test);
    },
    counts: () => ({ ...counts, waiting: waiting.reduce((sum, combo) => sum + combo.count, 0) }),
  };
}
