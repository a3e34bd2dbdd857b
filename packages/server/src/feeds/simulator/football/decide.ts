import type { Decider, Pair } from '../../../modules/scores/sport/index.ts';
import type { Random } from '../../../platform/random.ts';
import type { Eleven } from './eleven.ts';
import { otherSide, planIncidents, type Side } from './incidents.ts';
import type { createPeriods } from './periods.ts';
import type { MatchRecord } from './record.ts';

const second = 1_000;
const minute = 60 * second;
const extraMinutes = 15;
/** Share of a match's goals and cards for its extra time. */
const shareOfExtra = 0.3;
/** Kicks that go in. */
const scored = 0.76;
const kicksEach = 5;

/** Dependencies of playing a match. */
interface Playing {
  random: Random;
  record: MatchRecord;
  play: ReturnType<typeof createPeriods>;
  elevens: Readonly<Record<Side, Eleven>>;
  strengths: Readonly<Record<Side, number>>;
}

/** Position in a match: an instant, ms UTC, and the match clock. */
interface Place {
  at: number;
  clock: { minute: number; added: number };
}

/** Whether both sides have as many goals, including the first leg. */
const isLevel = ({ home, away }: Pair, { firstLeg = { home: 0, away: 0 } }: Decider) => home + firstLeg.home === away + firstLeg.away;

/** Two times 15 minutes with a minute between them. */
function playExtra({ random, record, play, strengths }: Playing, { at, clock }: Place): Place {
  const stopped = { minute: null, added: 0 };
  record.note(at, { ...stopped, status: 'extra_time', regular: record.score() }, clock, { kind: 'extra_time' });
  const stoppage = [random.between(0, 1), random.between(0, 3)] as const;
  const lengths = [
    (extraMinutes + stoppage[0]) * 60 + random.between(0, 40),
    (extraMinutes + stoppage[1]) * 60 + random.between(0, 40),
  ] as const;
  const incidents = planIncidents(random, lengths, strengths, shareOfExtra);
  const period = (half: 0 | 1, begins: number) =>
    play({
      ...{ begins, status: 'extra_time', whistle: null, from: 90 + half * extraMinutes, minutes: extraMinutes },
      ...{ stoppage: stoppage[half], length: lengths[half], incidents: incidents[half] },
    });
  const change = period(0, at + 5 * minute + random.between(0, 30) * second);
  record.note(change, stopped, { minute: 90 + extraMinutes, added: stoppage[0] });
  const ends = period(1, change + minute + random.between(10, 40) * second);
  return { at: ends, clock: { minute: 120, added: stoppage[1] } };
}

/** Whether no kick can change the winner any more: five each, then pairs. */
export function isDecided(scores: Readonly<Record<Side, number>>, kicks: Readonly<Record<Side, number>>): boolean {
  const left = (side: Side) => Math.max(kicksEach - kicks[side], kicks[otherSide[side]] - kicks[side], 0);
  return scores.home > scores.away + left('away') || scores.away > scores.home + left('home');
}

/** Kicks from the spot in turn, until one side cannot be caught up with. */
function shootOut({ random, record, elevens }: Playing, { at, clock }: Place): Place {
  record.note(at, { status: 'penalties', minute: null, added: 0, penalties: { home: 0, away: 0 } }, clock, { kind: 'shootout' });
  const kicks = { home: 0, away: 0 };
  let side: Side = random.happens(0.5) ? 'home' : 'away';
  let now = at + 3 * minute + random.between(0, 60) * second;
  const frozen = { ...clock };
  while (!isDecided(record.penalties(), kicks)) {
    const player = elevens[side].kicker(kicks[side]);
    record.note(now, {}, frozen, { kind: random.happens(scored) ? 'shootout_goal' : 'shootout_miss', side, player });
    kicks[side] += 1;
    side = otherSide[side];
    now += random.between(38, 62) * second;
  }
  return { at: now - 20 * second, clock };
}

/** Plays on after the 90 minutes until there is a winner; does nothing where there is one. Returns the position at the end of the match. */
export function decide(decider: Decider, playing: Playing, place: Place): Place {
  if (!isLevel(playing.record.score(), decider)) return place;
  const after = decider.extraTime ? playExtra(playing, place) : place;
  return isLevel(playing.record.score(), decider) ? shootOut(playing, after) : after;
}
