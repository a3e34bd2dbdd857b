import type { Score } from '../Crest/team.ts';
import type { Market, Place, Quote } from './market.ts';

const side = (over: number): Place => (over === 0 ? 'middle' : over > 0 ? 'home' : 'away');

/** Finds the place of a closing quote that a result pays: the side that beat the line, or the line itself where the stake is returned. */
export function settledPlace(market: Market, quote: Quote, { home, away }: Score): Place {
  const line = quote.middle ?? 0;
  return { asian: () => side(home - away - line), size: () => side(home + away - line), european: () => side(home - away) }[market]();
}
