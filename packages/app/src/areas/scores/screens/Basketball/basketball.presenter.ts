import type { BasketballState, Match } from '@pitchside/api/scores/matches';
import type { BasketballMatch, LivePatch } from '@pitchside/ui/ScoreTable';
import { clockView } from '../../matches/gameClock.ts';
import type { ScoreColumns } from '../../table/scoresChoice.store.ts';
import { scorePatch, scoreRow } from '../../table/scores.presenter.ts';

/** Points of the periods as the table takes them. */
const periodsOf = (state: BasketballState | undefined) => (state?.periods ?? []).map(([home, away]) => ({ home, away }));

/** A row with its periods, its clock and the way of its lead. */
export function gameRow(match: Match, columns: ScoreColumns): BasketballMatch {
  const state = match.basketball;
  const clock = clockView(state?.clock ?? null);
  return { ...scoreRow(match, columns), periods: periodsOf(state), ...(clock && { clock }), ...(state && { leads: state.leads }) };
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Changed fields of a row since its last state; all fields for a new row. */
export function gamePatch(match: Match, before: Match | undefined, columns: ScoreColumns): LivePatch {
  const [now, then] = [match.basketball, before?.basketball];
  return {
    ...scorePatch(match, before, columns),
    ...(differs(now?.periods, then?.periods) && { periods: periodsOf(now) }),
    ...(differs(now?.clock, then?.clock) && { clock: clockView(now?.clock ?? null) }),
    ...(now && now.leads.length !== then?.leads.length && { leads: now.leads }),
  };
}
