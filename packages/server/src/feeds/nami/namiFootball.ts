import type { FootballStatistic, MatchEventKind, Statistic } from '@pitchside/api/scores/matches';
import type { Pair, FeedEvent, MatchUpdate } from '../../modules/scores/sport/index.ts';
import type { Names } from '../../text/local.ts';
import { matchIdOf } from './namiIds.ts';
import type { NamiFootball, NamiIncident } from './nami.schema.ts';
import { footballStatuses } from './namiStatus.ts';

const kinds: Readonly<Record<number, MatchEventKind>> = {
  1: 'goal',
  3: 'yellow',
  4: 'red',
  8: 'penalty_goal',
  9: 'substitution',
  10: 'kick_off',
  11: 'half_time',
  12: 'full_time',
  15: 'second_yellow',
  17: 'own_goal',
};
const figures: Readonly<Record<number, FootballStatistic>> = {
  2: 'corners',
  3: 'yellow',
  4: 'red',
  21: 'on_target',
  22: 'off_target',
  23: 'attacks',
  24: 'dangerous_attacks',
  25: 'possession',
};
const goals: readonly MatchEventKind[] = ['goal', 'penalty_goal', 'own_goal'];

/** Name of a provider's incident in a note. */
export function incidentNote(type: number): 'goal' | 'card' | 'change' | 'event' {
  const kind = kinds[type];
  if (kind === undefined) return 'event';
  if (goals.includes(kind)) return 'goal';
  if (kind === 'substitution') return 'change';
  return kind === 'yellow' || kind === 'red' || kind === 'second_yellow' ? 'card' : 'event';
}

/** The provider gives a name in one language; it is used for all of them. */
const named = (name: string | null | undefined): Names | null => (name ? { zh: name, en: name, vi: name } : null);
const sides = { 1: 'home', 2: 'away' } as const;
const sideOf = (position: number) => (position === 1 || position === 2 ? sides[position] : null);

const keyOf = (matchId: string, { type, position, time, add_time = 0, player_name, in_player_name }: NamiIncident) =>
  `${matchId}-${type}-${position}-${time}-${add_time}-${player_name ?? in_player_name ?? ''}`.replaceAll(
    /[^\w-]/g,
    (letter) => letter.codePointAt(0)?.toString(36) ?? '',
  );

function eventsOf(matchId: string, incidents: readonly NamiIncident[], at: number): FeedEvent[] {
  let score: Pair = { home: 0, away: 0 };
  const seen = new Map<string, number>();
  return incidents.flatMap((incident): FeedEvent[] => {
    const kind = kinds[incident.type];
    if (!kind) return [];
    // The incident has the score after a goal; other incidents keep it.
    if (goals.includes(kind)) score = { home: incident.home_score ?? score.home, away: incident.away_score ?? score.away };
    const key = keyOf(matchId, incident);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    const isChange = kind === 'substitution';
    return [
      {
        id: times === 1 ? key : `${key}-${times}`,
        kind,
        side: sideOf(incident.position),
        minute: incident.time,
        added: incident.add_time ?? 0,
        player: named(isChange ? incident.in_player_name : incident.player_name),
        otherPlayer: named(isChange ? incident.out_player_name : null),
        homeScore: score.home,
        awayScore: score.away,
        at,
      },
    ];
  });
}

/** Figures of a document in our order of ids; unknown ones are left out. */
export const statisticsOf = ({ stats = [] }: NamiFootball): Statistic[] =>
  stats.flatMap(({ type, home, away }) => (figures[type] ? [{ id: figures[type], home, away }] : []));

/** Minute of the match clock from the start of the running half. */
function minuteOf(status: MatchUpdate['status'], startedAt: number, at: number): Pick<MatchUpdate, 'minute' | 'added'> {
  const halves: Partial<Record<MatchUpdate['status'], [from: number, length: number]>> = {
    first_half: [0, 45],
    second_half: [45, 45],
    extra_time: [90, 30],
  };
  const half = halves[status];
  // The list of matches does not give the start of a half.
  if (!half || startedAt === 0) return { minute: null, added: 0 };
  const played = Math.max(1, Math.floor((at - startedAt) / 60_000) + 1);
  return { minute: half[0] + Math.min(played, half[1]), added: Math.max(0, played - half[1]) };
}

/**
 * Converts a document, received at an instant (ms UTC), to an update; undefined for a match that nobody may see. Goals of an earlier
 * document that this one lacks were taken back: they come as `goal_cancelled`.
 */
export function footballUpdate(document: NamiFootball, version: number, at: number, before: readonly FeedEvent[]): MatchUpdate | undefined {
  const [, number, home, away, startedAt] = document.score;
  const status = footballStatuses[number];
  if (!status) return undefined;
  const matchId = matchIdOf('football', document.id);
  const pair = (place: number): Pair => ({ home: Math.max(0, home[place] ?? 0), away: Math.max(0, away[place] ?? 0) });
  const isOn = status !== 'scheduled' && status !== 'tbd';
  const isPastHalf = isOn && status !== 'first_half';
  const [regular, extra, shootOut] = [pair(0), pair(5), pair(6)];
  const score = extra.home + extra.away > 0 ? extra : regular;
  const known = new Map(before.map((event) => [event.id, event]));
  // A document without any incidents takes none back.
  const allEvents = document.incidents ? eventsOf(matchId, document.incidents, at) : before;
  const events = allEvents.map((event) => known.get(event.id) ?? event);
  const cancelled = before.filter((event) => goals.includes(event.kind) && !allEvents.some(({ id }) => id === event.id));
  return {
    matchId,
    version,
    status,
    ...minuteOf(status, startedAt * 1000, at),
    score: isOn ? score : null,
    half: isPastHalf ? pair(1) : null,
    penalties: shootOut.home + shootOut.away > 0 ? shootOut : null,
    counts: isOn ? { red: pair(2), yellow: pair(3), corner: pair(4) } : null,
    events: [
      ...events,
      ...cancelled.map((event): FeedEvent => ({
        ...event,
        id: `${event.id}-cancelled`,
        kind: 'goal_cancelled',
        homeScore: score.home,
        awayScore: score.away,
        at,
      })),
    ],
  };
}
