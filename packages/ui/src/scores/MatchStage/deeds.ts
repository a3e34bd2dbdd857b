import type { Side } from '../Crest/team.ts';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { standingGoals } from '../MatchEvents/standing.ts';
import { minuteText } from '../StatusChip/status.ts';

/** A player's goals of one kind, combined. */
export interface Deed {
  id: string;
  kind: MatchEventItem['kind'];
  player: string | undefined;
  /** Minutes as they are printed: 45+2'. */
  minutes: string[];
}

/** Goals that count and sendings-off of a side in the order of the match; the goals of one player are combined: 哈兰德 12' 67'. */
export function deedsOf(events: readonly MatchEventItem[], side: Side): Deed[] {
  const deeds: Deed[] = [];
  const sentOff = events.filter(({ kind, side: whose }) => whose === side && (kind === 'red' || kind === 'second_yellow'));
  const inOrder = [...standingGoals(events, side), ...sentOff].toSorted(
    (one, other) => one.minute - other.minute || (one.added ?? 0) - (other.added ?? 0),
  );
  for (const event of inOrder) {
    const { id, kind, player } = event;
    const same = player === undefined ? undefined : deeds.find((other) => other.player === player && other.kind === kind);
    const at = `${minuteText(event) ?? ''}'`;
    if (same) same.minutes.push(at);
    else deeds.push({ id, kind, player, minutes: [at] });
  }
  return deeds;
}
