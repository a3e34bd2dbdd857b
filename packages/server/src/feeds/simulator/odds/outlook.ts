import { meanGoals } from '../football/incidents.ts';
import { randomFor } from '../../../platform/random.ts';
import type { Moment } from '../football/timeline.types.ts';
import type { Expected } from './goalsModel.ts';
import { hour, knownAt, minute, wave } from './opinion.ts';

/** Length of each half as a company expects it, stoppage included, ms. */
const halves = [47 * minute, 49.5 * minute] as const;
/** Goals come somewhat more often towards the end. */
const lateness = 1.15;
/** Factors for each sent-off player: on the goals of that side, and on those of the other. */
const shorthanded = 0.72;
const advantage = 1.16;

/** A company's view of a match: the expected goals still to come, for an instant and a state of the match. */
export type Outlook = (at: number, now: Moment | undefined, halfBegan: number) => Expected;

/** Combines the knowledge that the whole market gains over time with the company's own opinion. */
export function createOutlook(
  seed: string,
  matchId: string,
  companyId: string,
  kickoffAt: number,
  strengths: Readonly<Record<'home' | 'away', number>>,
): Outlook {
  const market = randomFor(seed, 'market', matchId);
  const drift = { lead: (market.unit() - 0.5) * 0.34, goals: (market.unit() - 0.5) * 0.16 };
  const own = randomFor(seed, 'opinion', matchId, companyId);
  const lead = wave(own, 0.05, [9 * hour, 3.1 * hour]);
  const goals = wave(own, 0.05, [11 * hour, 2.3 * hour]);
  const nerves = wave(own, 0.035, [13 * minute, 5 * minute]);
  const mean = meanGoals(strengths);

  return (at, now, halfBegan) => {
    // The drift is known from a day before the kick-off little by little, at the kick-off wholly.
    const known = knownAt(at, kickoffAt);
    const shift = (known - 1) * drift.lead + lead(at) + (now ? nerves(at) : 0);
    const scale = Math.exp((known - 1) * drift.goals + goals(at) * 0.6);
    const isFirst = now?.status === 'first_half';
    const inHalf = Math.min(0.985, (at - halfBegan) / halves[isFirst ? 0 : 1]);
    const played = !now ? 0 : now.status === 'half_time' ? 0.5 : isFirst ? inHalf / 2 : 0.5 + inHalf / 2;
    const left = 1 - played ** lateness;
    const red = now?.counts?.red ?? { home: 0, away: 0 };
    return {
      home: mean.home * scale * Math.exp(shift) * left * shorthanded ** red.home * advantage ** red.away,
      away: mean.away * scale * Math.exp(-shift) * left * shorthanded ** red.away * advantage ** red.home,
    };
  };
}
