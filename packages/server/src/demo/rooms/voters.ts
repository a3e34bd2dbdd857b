import { canBeDrawn, type Forecast, type VotePick } from '@pitchside/api/scores/foresight';
import { sports, unpackOdds, type Sport } from '@pitchside/api/scores/matches';
import type { Foresight } from '../../modules/scores/foresight/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { day, hour } from '../../platform/retention.ts';
import { localize } from '../../text/local.ts';

/** Milliseconds between two rounds of votes. */
export const votingPace = 60_000;

/** Reach of votes on running matches at the start of a world, ms. */
const lookBack = 4 * hour;

/** Earlier days with votes, one more in every round, so that a start does not wait for them. */
const daysBack = 14;

/** Matches of a sport with votes: the most important ones of the coming day, and of a past day. */
const voted = { ahead: 40, before: 12 } as const;
/** Most votes of the demo fan on matches of a sport and past day, and their probability. */
const own = { most: 2, often: 0.6 } as const;
/** Share of all members who vote on the first match, and how fast that falls from one to the next. */
const [most, fall] = [0.55, 0.06];
/** Exponent on the prices' chances: members pick the likely side more often than it wins. */
const boldness = 1.25;

const visitor = { member: undefined, language: 'zh', address: '127.0.0.1', userAgent: 'demo', token: undefined } as const;

const points = (form: Forecast['form']['home']) => form.reduce((sum, result) => sum + { W: 3, D: 1, L: 0 }[result], 2);

/** Prices for matches without any company: by form, with a small bonus for the home side. */
function guessed({ home, away }: Forecast['form']) {
  const edge = (points(home) / points(away)) ** 0.5;
  return { home: 2.3 / edge, middle: 3.2, away: 2.9 * edge };
}

/** Probability of each pick, by the first company's prices. */
function likings(sport: Sport, { match, odds, form }: Pick<Forecast, 'match' | 'odds' | 'form'>): Record<VotePick, number> {
  const prices = odds.map((row) => unpackOdds(row).european).find(Boolean);
  const { home, middle, away } = prices?.live ?? prices?.initial ?? guessed(form);
  const liking = (price: number) => price ** -boldness;
  const drawn = canBeDrawn(sport, match.esports?.best_of) && middle !== undefined;
  return { home: liking(home), draw: drawn ? liking(middle) * 0.6 : 0, away: liking(away) };
}

/**
 * Invented members who vote, more of them the nearer a match is. The first round also votes on matches that have begun, as they would have
 * before; later rounds on matches of the weeks before the world began.
 * @param people their numbers
 * @param fan number of the demo fan, who has voted in those weeks too, and whose later votes are the person's own
 * @returns runs one round of votes
 */
export function createVoters(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  foresight: Pick<Foresight, 'fill'> & { handlers: Pick<Foresight['handlers'], 'forecastList'> },
  people: readonly number[],
  fan?: number,
): () => Promise<void> {
  async function voteOn(sport: Sport, from: number, until: number, limit: number = voted.ahead, regular?: number): Promise<void> {
    const asked = await foresight.handlers.forecastList({ from, until, sport, limit }, visitor);
    const now = clock.now();
    const votes = localize<{ list: Forecast[] }>(asked, 'zh').list.flatMap((forecast, place) => {
      const { id, kickoff_at } = forecast.match;
      const near = 1 - Math.max(0, kickoff_at - now) / (30 * hour);
      const wanted = Math.round(people.length * most * Math.exp(-fall * place) * near);
      if (wanted <= forecast.votes.total) return [];
      const random = randomFor(settings.seed, 'votes', id);
      const picks = likings(sport, forecast);
      const ends = Object.keys(picks) as VotePick[];
      // In a fixed order for each match, so that the next round continues where this one stops.
      const ballot = (userId: number) => ({
        userId,
        matchId: id,
        pick: random.pick(ends, (end) => picks[end]),
        at: Math.min(now, kickoff_at - 1),
      });
      const ballots = random.shuffled(people).map(ballot);
      const isOwn = regular !== undefined && forecast.votes.total === 0 && place < own.most && random.unit() < own.often;
      return [...ballots.slice(forecast.votes.total, wanted), ...(isOwn ? [ballot(regular)] : [])];
    });
    await foresight.fill(votes);
  }
  let looks = 0;
  return async () => {
    const now = clock.now();
    const until = now - lookBack - (looks - 1) * day;
    for (const sport of sports) {
      await voteOn(sport, now, now + day);
      if (looks === 0) await voteOn(sport, now - lookBack, now);
      else if (looks <= daysBack) await voteOn(sport, until - day, until, voted.before, fan);
    }
    looks += 1;
  };
}
