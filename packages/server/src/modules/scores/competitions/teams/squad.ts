import type { Names } from '../../../../text/local.ts';
import { playerId, type FeedPlayer } from '../../sport/index.ts';
import { playersOf, type PlayerTally } from '../players.ts';
import type { TeamEvent, TeamLineup } from './teams.repository.ts';

/** Counted minutes of a match, without stoppage and extra time. */
const fullTime = 90;

/** Appearance of a player in a match. */
export interface Appearance {
  matchId: string;
  id: string;
  isStarter: boolean;
  /** Minute of coming on; null for starters. */
  onAt: number | null;
  minutes: number;
  rating: number | null;
  /** Whether he played from start to end without a goal conceded by his side. */
  isClean: boolean;
}

const leaves: ReadonlySet<string> = new Set(['red', 'second_yellow']);

/** Appearances of a team's players in a match, from its line-up and the events of both sides. */
export function appearancesIn(
  teamId: string,
  { matchId, lineup, ratings, conceded }: TeamLineup,
  events: readonly TeamEvent[],
): Appearance[] {
  const own = events.filter((event) => event.matchId === matchId && event.side === (event.homeId === teamId ? 'home' : 'away'));
  const minuteOf = (fits: (event: TeamEvent) => boolean) => own.find(fits)?.minute;
  const played = ({ id, names }: FeedPlayer, isStarter: boolean): Appearance[] => {
    const onAt = isStarter ? 0 : minuteOf(({ kind, player }) => kind === 'substitution' && player?.en === names.en);
    if (onAt === undefined) return [];
    const offAt = minuteOf(
      ({ kind, player, otherPlayer }) =>
        (kind === 'substitution' && otherPlayer?.en === names.en) || (leaves.has(kind) && player?.en === names.en),
    );
    return [
      {
        matchId,
        id: playerId(teamId, names),
        isStarter,
        onAt: isStarter ? null : onAt,
        // A substitute in stoppage time has played at least one minute.
        minutes: Math.max(1, Math.min(offAt ?? fullTime, fullTime) - onAt),
        rating: ratings?.[id] ?? null,
        isClean: isStarter && offAt === undefined && conceded === 0,
      },
    ];
  };
  return [...lineup.starters.flatMap((player) => played(player, true)), ...lineup.bench.flatMap((player) => played(player, false))];
}

/** A team member with season statistics; fields from line-ups are null where none is known. */
export interface SquadMember {
  id: string;
  names: Names;
  /** Data of the latest line-up with the player; null without one. */
  named: FeedPlayer | null;
  deeds: Pick<PlayerTally, 'goals' | 'penalties' | 'own_goals' | 'assists' | 'yellow' | 'red'>;
  played: readonly Appearance[] | null;
}

const nothing: SquadMember['deeds'] = { goals: 0, penalties: 0, own_goals: 0, assists: 0, yellow: 0, red: 0 };

/** Statistics of a team's players from events, by player id. */
export const deedsOf = (teamId: string, events: readonly TeamEvent[]): Map<string, PlayerTally> =>
  new Map(
    playersOf(events)
      .filter((player) => player.teamId === teamId)
      .map((player) => [playerId(teamId, player.names), player]),
  );

const order = ['keeper', 'defender', 'midfielder', 'forward'];
const placeOf = ({ named }: SquadMember) => (named ? order.indexOf(named.position) : order.length);

/** Squad of a team in a season, by position and number: players of the latest line-up, of matches, and in events. */
export function squadOf(teamId: string, lineups: readonly TeamLineup[], events: readonly TeamEvent[]): SquadMember[] {
  const finished = lineups.filter(({ status }) => status === 'finished');
  const played = Map.groupBy(
    finished.flatMap((lineup) => appearancesIn(teamId, lineup, events)),
    ({ id }) => id,
  );
  const deeds = deedsOf(teamId, events);
  const named = new Map<string, FeedPlayer>();
  for (const { lineup } of lineups)
    for (const player of [...lineup.starters, ...lineup.bench]) named.set(playerId(teamId, player.names), player);
  const ids = new Set([...named.keys(), ...deeds.keys()]);
  return [...ids]
    .flatMap((id): SquadMember[] => {
      const [player, known] = [named.get(id), deeds.get(id)];
      const names = player?.names ?? known?.names;
      if (!names) return [];
      const { goals, penalties, own_goals, assists, yellow, red } = known ?? nothing;
      return [
        {
          id,
          names,
          named: player ?? null,
          deeds: { goals, penalties, own_goals, assists, yellow, red },
          played: finished.length === 0 ? null : (played.get(id) ?? []),
        },
      ];
    })
    .sort((a, b) => placeOf(a) - placeOf(b) || (a.named?.number ?? 0) - (b.named?.number ?? 0) || (a.id < b.id ? -1 : 1));
}
