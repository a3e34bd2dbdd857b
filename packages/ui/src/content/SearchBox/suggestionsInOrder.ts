import type { SuggestedAnchor, SuggestedLeague, SuggestedMatch, SuggestedRoom, SuggestedTeam, Suggestions } from './SearchBox.types.ts';

/** Best match, by its kind. */
type Best =
  | { kind: 'team'; value: SuggestedTeam }
  | { kind: 'league'; value: SuggestedLeague }
  | { kind: 'match'; value: SuggestedMatch }
  | { kind: 'room'; value: SuggestedRoom }
  | { kind: 'anchor'; value: SuggestedAnchor };

type Groups = Pick<Suggestions, 'matches' | 'teams' | 'leagues' | 'rooms' | 'anchors'>;

function bestOf({ best, teams, leagues, matches, rooms, anchors }: Suggestions): Best | null {
  const kind = best?.kind;
  const find = <Item extends { id: string }>(list: readonly Item[]) => list.find(({ id }) => id === best?.id);
  const [team, league, match, room, anchor] = [find(teams), find(leagues), find(matches), find(rooms), find(anchors)];
  if (kind === 'team' && team) return { kind, value: team };
  if (kind === 'league' && league) return { kind, value: league };
  if (kind === 'match' && match) return { kind, value: match };
  if (kind === 'room' && room) return { kind, value: room };
  return kind === 'anchor' && anchor ? { kind, value: anchor } : null;
}

/** The suggestions in display order: the best match first, and not repeated in its group. */
export function suggestionsInOrder(found: Suggestions): Groups & { best: Best | null } {
  const best = bestOf(found);
  const others = <Item extends { id: string }>(list: readonly Item[]) =>
    list.filter((item) => item !== (best?.value as { id: string } | undefined));
  return {
    best,
    matches: others(found.matches),
    teams: others(found.teams),
    leagues: others(found.leagues),
    rooms: others(found.rooms),
    anchors: others(found.anchors),
  };
}

/** Every suggestion in the order of the arrows. */
export function flatSuggestions(found: Suggestions): { href: string }[] {
  const { best, matches, teams, leagues, rooms, anchors } = suggestionsInOrder(found);
  return [...(best ? [best.value] : []), ...matches, ...teams, ...leagues, ...rooms, ...anchors];
}
