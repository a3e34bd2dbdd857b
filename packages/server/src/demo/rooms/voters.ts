import { canBeDrawn, type Forecast, type VotePick } from '@pitchside/api/foresight';
import { sports, unpackOdds, type Sport } from '@pitchside/api/matches';
import type { Foresight } from '../../modules/foresight/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { day, hour } from '../../platform/retention.ts';
import { localize } from '../../text/local.ts';

/** Milliseconds between two looks at what can be voted on. */
export const votingPace = 60_000;

/** How far back a world that begins has voted too, ms: on what is on now. */
const lookBack = 4 * hour;

/** Matches of a sport that are voted on: those that matter most in the day to come. */
const voted = 40;
/** How many of all vote on the first of them, and how fast that falls from one to the next. */
const [most, fall] = [0.55, 0.06];
/** What members make of the prices: the likely side is picked more often than it wins. */
const boldness = 1.25;

const visitor = { member: undefined, language: 'zh', address: '127.0.0.1', userAgent: 'demo', token: undefined } as const;

/** How likely members pick each end of a match, by the first company's prices; without any the home side is liked a little better. */
function likings(sport: Sport, { match, odds }: Pick<Forecast, 'match' | 'odds'>): Record<VotePick, number> {
  const prices = odds.map((row) => unpackOdds(row).european).find(Boolean);
  const { home, middle, away } = prices?.live ?? prices?.initial ?? { home: 2.3, middle: 3.2, away: 2.9 };
  const liking = (price: number) => price ** -boldness;
  const drawn = canBeDrawn(sport, match.esports?.best_of) && middle !== undefined;
  return { home: liking(home), draw: drawn ? liking(middle) * 0.6 : 0, away: liking(away) };
}

/**
 * Invented members who vote, more of them the nearer a match is; at first on what has begun as well, as they would have before.
 * @param people their numbers
 * @returns what votes when it is called
 */
export function createVoters(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  foresight: Pick<Foresight, 'fill'> & { handlers: Pick<Foresight['handlers'], 'forecastList'> },
  people: readonly number[],
): () => Promise<void> {
  async function voteOn(sport: Sport, from: number, until: number): Promise<void> {
    const asked = await foresight.handlers.forecastList({ from, until, sport, limit: voted }, visitor);
    const now = clock.now();
    const votes = localize<{ list: Forecast[] }>(asked, 'zh').list.flatMap((forecast, place) => {
      const { id, kickoff_at } = forecast.match;
      const near = 1 - Math.max(0, kickoff_at - now) / (30 * hour);
      const wanted = Math.round(people.length * most * Math.exp(-fall * place) * near);
      if (wanted <= forecast.votes.total) return [];
      const random = randomFor(settings.seed, 'votes', id);
      const picks = likings(sport, forecast);
      const ends = Object.keys(picks) as VotePick[];
      // In one order for a match, so that the next look goes on where this one stops.
      const ballots = random.shuffled(people).map((userId) => ({
        userId,
        matchId: id,
        pick: random.pick(ends, (end) => picks[end]),
        at: Math.min(now, kickoff_at - 1),
      }));
      return ballots.slice(forecast.votes.total, wanted);
    });
    await foresight.fill(votes);
  }
  let hasLookedBack = false;
  return async () => {
    const now = clock.now();
    for (const sport of sports) {
      await voteOn(sport, now, now + day);
      if (!hasLookedBack) await voteOn(sport, now - lookBack, now);
    }
    hasLookedBack = true;
  };
}
