import type { BasketballState } from '@pitchside/api/scores/matches';
import type { GameClock } from '@pitchside/ui/ScoreTable';
import { drawing } from '../../../platform/drawn/drawn.ts';
import { serverNow } from '../../../platform/guard/spoiler.store.ts';

/** By how many ms the server's clock is ahead of the viewer's own; a drawn page has the server's. */
export const serverLead = (): number => (drawing() ? 0 : serverNow() - Date.now());

/** The clock of a game by the viewer's own time, which may not be that of the server. */
export function clockView(clock: BasketballState['clock'], behind = serverLead()): GameClock | null {
  return clock && { left: clock.left, runs: clock.runs, at: clock.at - behind };
}
