import type { CallData, ServedCalls } from '@pitchside/api/contract';
import { playerId, type FeedEvent, type FeedLineup, type FeedPlayer, type MatchParts } from '../../sport/index.ts';
import { local, type Localizable } from '../../../../text/local.ts';

type Lineups = NonNullable<CallData<ServedCalls['matchDetail']>['lineups']>;
type Side = 'home' | 'away';

const cards = ['yellow', 'second_yellow', 'red'] as const;
const other: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

/** Parts of a match that rate its players. */
type Rated = Pick<Partial<MatchParts>, 'ratings' | 'ratingReasons'>;

/** Events of one side by player name. An own goal is listed for a player of the other side. */
function createMarks(events: readonly FeedEvent[], side: Side, teamId: string, { ratings = {}, ratingReasons = {} }: Rated) {
  // A disallowed goal names its scorer again and does not count.
  const standing = (kinds: readonly string[], of: Side, name: string) =>
    events.filter((event) => event.side === of && kinds.includes(event.kind) && event.player?.en === name).length;
  return ({ id, names, number, position, isCaptain }: FeedPlayer): Localizable<Lineups['home']['starters'][number]> => {
    const own = events.filter((event) => event.side === side);
    const change = own.find(({ kind, player }) => kind === 'substitution' && player?.en === names.en);
    const left = own.find(({ kind, otherPlayer }) => kind === 'substitution' && otherPlayer?.en === names.en);
    const card = own.findLast(({ kind, player }) => cards.some((each) => each === kind) && player?.en === names.en)?.kind;
    return {
      id: playerId(teamId, names),
      name: local(names),
      number,
      position,
      is_captain: isCaptain,
      goals: Math.max(0, standing(['goal', 'penalty_goal'], side, names.en) - standing(['goal_cancelled'], side, names.en)),
      own_goals: standing(['own_goal'], other[side], names.en),
      card: cards.find((each) => each === card) ?? null,
      on_at: change?.minute ?? null,
      off_at: left?.minute ?? null,
      rating: ratings[id] ?? null,
      rating_reasons: [...(ratingReasons[id] ?? [])],
    };
  };
}

/** Line-ups in wire format: players from the feed, their actions from the events. */
export function describeLineups(
  { isConfirmed, home, away }: MatchParts['lineups'],
  events: readonly FeedEvent[],
  teams: Readonly<Record<Side, string>>,
  rated: Rated = {},
): Localizable<Lineups> {
  const side = (which: Side, { formation, coach, starters, bench }: FeedLineup) => {
    const mark = createMarks(events, which, teams[which], rated);
    return { formation, coach: coach && local(coach), starters: starters.map(mark), bench: bench.map(mark) };
  };
  return { is_confirmed: isConfirmed, home: side('home', home), away: side('away', away) };
}
