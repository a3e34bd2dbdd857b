import type { RatingReason, RatingReasonCode } from '@pitchside/api/scores/matches';
import type { FeedEvent } from '../../../../modules/scores/sport/index.ts';
import { randomFor } from '../../../../platform/random.ts';
import { stateAt } from '../../state.ts';
import { otherSide, type Side } from '../incidents.ts';
import type { Timeline } from '../timeline.types.ts';
import type { Course, Play } from './plays.ts';
import { isCancelled } from './shots.ts';

type Deed = Exclude<RatingReasonCode, 'play' | 'result' | 'limit'>;

/** Effect of each deed on the rating of its player, in hundredths of a point. */
const worth: Readonly<Record<Deed, number>> = {
  goal: 100,
  penalty: 70,
  assist: 60,
  save: 20,
  on_target: 15,
  off_target: -5,
  foul: -8,
  own_goal: -90,
  yellow: -30,
  second_yellow: -120,
  red: -160,
};
const deeds = Object.keys(worth) as Deed[];
/** Deeds of the one who is named by an event or a play. */
const deedOf: Partial<Record<FeedEvent['kind'] | Play['kind'], Deed>> = {
  goal: 'goal',
  penalty_goal: 'penalty',
  own_goal: 'own_goal',
  yellow: 'yellow',
  second_yellow: 'second_yellow',
  red: 'red',
  shot_saved: 'on_target',
  shot_wide: 'off_target',
  foul: 'foul',
};

/** Play without deeds is worth so much, in hundredths: the least, and how much better it may be. */
const usual = { least: 620, form: 70 } as const;
/** Worth of each goal by which the own side leads. */
const perLead = 15;
const bounds = { least: 300, most: 1_000 } as const;

/** Ratings and their reasons, by player. */
export interface Ratings {
  /** 3 to 10, in tenths. */
  ratings: Record<string, number>;
  /** The values of a player's reasons add up to the rating. */
  reasons: Record<string, RatingReason[]>;
}

const sides = ['home', 'away'] as const;
const sent: readonly string[] = ['red', 'second_yellow'];

/** Deeds of both sides' players so far, by name. A save is the goalkeeper's, until he is sent off. */
function deedsOf(
  events: readonly FeedEvent[],
  plays: readonly Play[],
  keepers: Readonly<Record<Side, string | undefined>>,
): Record<Side, Map<string, Deed[]>> {
  const found = { home: new Map<string, Deed[]>(), away: new Map<string, Deed[]>() };
  const add = (side: Side, name: string | undefined, deed: Deed | undefined) => {
    if (name !== undefined && deed !== undefined) found[side].set(name, [...(found[side].get(name) ?? []), deed]);
  };
  for (const [index, { kind, side, player, otherPlayer }] of events.entries()) {
    if (!side || isCancelled(events, index)) continue;
    add(kind === 'own_goal' ? otherSide[side] : side, player?.en, deedOf[kind]);
    if (kind === 'goal') add(side, otherPlayer?.en, 'assist');
  }
  for (const { kind, side, player, at } of plays) {
    add(side, player?.en, deedOf[kind]);
    const keeper = keepers[otherSide[side]];
    const isGone = events.some((event) => event.at <= at && sent.includes(event.kind) && event.player?.en === keeper);
    if (kind === 'shot_saved' && !isGone) add(otherSide[side], keeper, 'save');
  }
  return found;
}

/** Rating of one player, and what it is made of: play, deeds, the side's lead, and what the scale cuts off. */
function rate(form: number, done: readonly Deed[], lead: number): { rating: number; reasons: RatingReason[] } {
  const counted = deeds.flatMap((code) => {
    const count = done.filter((deed) => deed === code).length;
    return count === 0 ? [] : [{ code, count, value: count * worth[code] }];
  });
  const result = lead * perLead;
  const play = Math.round(usual.least + usual.form * form);
  const raw = play + result + counted.reduce((sum, { value }) => sum + value, 0);
  const rating = 10 * Math.round(Math.min(bounds.most, Math.max(bounds.least, raw)) / 10);
  const isCut = raw < bounds.least || raw > bounds.most;
  const reasons: (Omit<RatingReason, 'code'> & { code: RatingReasonCode })[] = [
    // Ratings are in tenths: what rounding adds belongs to the play.
    { code: 'play', count: 0, value: isCut ? play : play + rating - raw },
    ...counted,
    ...(result === 0 ? [] : [{ code: 'result' as const, count: 0, value: result }]),
    ...(isCut ? [{ code: 'limit' as const, count: 0, value: rating - raw }] : []),
  ];
  return { rating: rating / 100, reasons: reasons.map((reason) => ({ ...reason, value: reason.value / 100 })) };
}

/**
 * Ratings at an instant (ms UTC) of those who have been on the pitch, with their reasons: players' deeds, their side's lead, and a form of
 * the day.
 */
export function ratingsAt(
  timeline: Timeline,
  { plays }: Course,
  players: Readonly<Record<Side, readonly { id: string; names: { en: string } }[]>>,
  onPitchOf: (side: Side) => ReadonlySet<string>,
  at: number,
): Ratings {
  const { events, score } = stateAt(timeline, at);
  const lead = (score?.home ?? 0) - (score?.away ?? 0);
  const keepers = { home: players.home[0]?.names.en, away: players.away[0]?.names.en };
  const done = deedsOf(
    events,
    plays.filter((play) => play.at <= at),
    keepers,
  );
  const found: Ratings = { ratings: {}, reasons: {} };
  for (const side of sides) {
    const appeared = onPitchOf(side);
    for (const { id, names } of players[side]) {
      if (!appeared.has(names.en)) continue;
      const form = randomFor('form', timeline.fixture.id, id).unit();
      const { rating, reasons } = rate(form, done[side].get(names.en) ?? [], side === 'home' ? lead : -lead);
      found.ratings[id] = rating;
      found.reasons[id] = reasons;
    }
  }
  return found;
}
