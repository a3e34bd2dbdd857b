import type { Settings } from '../../settings.ts';
import { dayOf } from './football/calendar.ts';
import { football } from './football/index.ts';
import type { Side } from './football/incidents.ts';
import type { Moment } from './football/timeline.types.ts';
import { createPace } from './pace.ts';
import { remembered } from './remember.ts';

/** The future of a football match; instants are the clock's, ms UTC. */
export interface Foreseen {
  /** When the ball is in play, in extra time too. */
  halves: readonly { from: number; until: number }[];
  /** Goals, those too that are taken back afterwards, with the side that each counts for. */
  goals: readonly { at: number; side: Side }[];
}

const scoring: readonly string[] = ['goal', 'penalty_goal', 'own_goal'];
/** Matches that are remembered: about as many as demo rooms show at once. */
const matchCacheSize = 64;

/** Foretells matches of the simulated world, on any node: they follow from seed and fixture. Matches of other sources are undefined. */
export function foreseeMatches({ seed, simSpeed }: Pick<Settings, 'seed' | 'simSpeed'>) {
  const pace = createPace(seed, simSpeed);

  function foresee(matchId: string, kickoffAt: number): Foreseen | undefined {
    const day = dayOf(pace.toSimulated(kickoffAt));
    // Instants of the clock are rounded, so a kick-off at midnight may be on the next or the previous day.
    const fixture = [day, day - 1, day + 1].flatMap((each) => football.planDay(pace.seed, each)).find(({ id }) => id === matchId);
    if (!fixture) return undefined;
    const { moments } = football.plan(pace.seed, fixture).timeline;
    const isInPlay = (moment: Moment | undefined) => moment?.minute != null;
    const halves = moments.flatMap((moment, index) => {
      if (!isInPlay(moment) || isInPlay(moments[index - 1])) return [];
      const until = moments.slice(index).find((later) => !isInPlay(later))?.at ?? moment.at;
      return [{ from: pace.toClock(moment.at), until: pace.toClock(until) }];
    });
    return {
      halves,
      goals: moments.flatMap(({ at, event }) =>
        event?.side && scoring.includes(event.kind) ? [{ at: pace.toClock(at), side: event.side }] : [],
      ),
    };
  }
  return remembered(foresee, (matchId) => matchId, matchCacheSize);
}
