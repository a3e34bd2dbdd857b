import type { GoalItem } from '@pitchside/api/scores/matches';
import type { Gifts } from '../../modules/live/gifts/index.ts';
import type { Ledger } from '../../modules/money/ledger/index.ts';
import { CallError } from '../../platform/callError.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { byLanguage } from '../../text/local.ts';
import type { StagedRoom } from './director.ts';
import type { DemoPerson } from './seeding.ts';

/** Milliseconds between two rounds of gifts. */
export const givingPace = 1_000;

/** Average number of gifts for all rooms together per round: one in four seconds. Each gift is stored for good, so they are few. */
const meanGifts = 0.25;
/** Exponent of a room's gifts by its heat; 1 would leave nothing for the small rooms. */
const draw = 0.7;
/** Most gifts when a side scores, in rooms of its match, and the time for them, ms. */
const cheer = { most: 2, within: 20_000 };
/** Least balance (diamonds) for giving, and the top-up of a member with less. */
const purse = { least: 10_000, fill: 200_000 };

/** Gifts with their weight, counts, and most repeats in a row. */
const habits = [
  { giftId: 'clap', weight: 30, counts: [1, 10, 66], most: 6 },
  { giftId: 'football', weight: 22, counts: [1, 10], most: 4 },
  { giftId: 'basketball', weight: 8, counts: [1, 10], most: 4 },
  { giftId: 'scarf', weight: 12, counts: [1, 10], most: 2 },
  { giftId: 'flare', weight: 6, counts: [1], most: 5 },
  { giftId: 'rocket', weight: 1, counts: [1], most: 1 },
] as const;

/** Milliseconds between two gifts of a combo. */
const rowStep = 1_200;

/** Events that get cheers. */
const scoring: readonly GoalItem['kind'][] = ['goal', 'penalty_goal'];

interface Due {
  at: number;
  roomId: number;
  person: number;
  giftId: string;
  count: number;
}

/** Gifts of invented members: through the ledger, like everybody's. */
export interface Givers {
  /** Sets the live rooms. */
  watch(stage: readonly StagedRoom[]): void;
  /** Lets them cheer for a goal. */
  see(goal: Pick<GoalItem, 'match_id' | 'kind'>): void;
  /** Sends due gifts. */
  give(): Promise<void>;
}

/** @param people members who give */
export function createGivers(
  { settings, clock, events, log }: Pick<Platform, 'settings' | 'clock' | 'events' | 'log'>,
  { gifts, ledger }: { gifts: Pick<Gifts, 'send'>; ledger: Pick<Ledger, 'post' | 'state'> },
  people: readonly DemoPerson[],
): Givers {
  const random = randomFor(settings.seed, 'givers');
  const speakers = byLanguage((language) => people.filter((person) => person.language === language));
  let rooms: readonly StagedRoom[] = [];
  let due: Due[] = [];

  /** Plans a row of gifts from one person. */
  function plan({ id: roomId, anchor: { language = 'zh' } }: StagedRoom, from: number): void {
    const person = random.pick(speakers[language]).id;
    const { giftId, counts, most } = random.pick(habits, ({ weight }) => weight);
    const count = random.pick(counts);
    const times = 1 + Math.floor(random.unit() ** 2 * most);
    for (let turn = 0; turn < times; turn += 1) due.push({ at: from + turn * rowStep, roomId, person, giftId, count });
  }

  /** Nobody of them ever runs short. */
  async function fillPurse(person: number): Promise<void> {
    if ((await ledger.state(person)).balance >= purse.least) return;
    await events.transaction((tx, emit) =>
      ledger.post(tx, emit, {
        kind: 'opening',
        member: person,
        moves: [{ unit: 'diamond', from: 'issue', to: person, amount: purse.fill }],
      }),
    );
  }

  async function send({ roomId, person, giftId, count }: Due): Promise<void> {
    try {
      await fillPurse(person);
      await events.transaction((tx, emit) => gifts.send(tx, emit, person, { giftId, count, from: 'wallet', aim: { room: roomId } }));
    } catch (error) {
      // A member who was kicked, or came after the end, is refused like anybody.
      if (!(error instanceof CallError)) log.debug({ err: error }, 'a demo member could not give');
    }
  }

  return {
    watch(stage) {
      rooms = stage;
    },
    see({ match_id, kind }) {
      if (!scoring.includes(kind)) return;
      for (const room of rooms.filter(({ matchId }) => matchId === match_id))
        for (let left = random.between(0, cheer.most); left > 0; left -= 1) plan(room, clock.now() + random.between(1_000, cheer.within));
    },
    async give() {
      const now = clock.now();
      if (rooms.length > 0)
        for (let left = random.count(meanGifts); left > 0; left -= 1)
          plan(
            random.pick(rooms, ({ heat }) => Math.max(heat, 1) ** draw),
            now,
          );
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const gift of ready) await send(gift);
    },
  };
}
