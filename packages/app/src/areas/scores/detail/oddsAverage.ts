import { oddsMarkets, type MatchOdds, type OddsMarket, type OddsQuote } from '@pitchside/api/scores/matches';

type Moment = 'initial' | 'live';

const round = (value: number) => Math.round(value * 100) / 100;
const mean = (values: readonly number[]) => round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** The line that most companies offer; of equally many the first. */
function usualLine(quotes: readonly OddsQuote[]): number | undefined {
  const counts = new Map<number | undefined, number>();
  for (const { middle } of quotes) counts.set(middle, (counts.get(middle) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The mean of quotes. Prices of different lines cannot be compared: of handicaps and totals only those on the usual line are counted. */
export function meanQuote(market: OddsMarket, quotes: readonly OddsQuote[]): OddsQuote | null {
  if (quotes.length === 0) return null;
  const line = market === 'european' ? undefined : usualLine(quotes);
  const counted = market === 'european' ? quotes : quotes.filter(({ middle }) => middle === line);
  const middles = counted.flatMap(({ middle }) => (middle === undefined ? [] : [middle]));
  const middle = market === 'european' ? (middles.length === counted.length ? mean(middles) : undefined) : line;
  return {
    home: mean(counted.map(({ home }) => home)),
    ...(middle !== undefined && { middle }),
    away: mean(counted.map(({ away }) => away)),
  };
}

/** The mean of all companies in every market, as it opened and as it stands. */
export function averageOdds(list: readonly MatchOdds[]): MatchOdds {
  const at = (market: OddsMarket, moment: Moment) =>
    meanQuote(
      market,
      list.flatMap((odds) => odds[market]?.[moment] ?? []),
    );
  return Object.fromEntries(
    oddsMarkets.flatMap((market) => {
      const initial = at(market, 'initial');
      return initial ? [[market, { initial, live: at(market, 'live') }]] : [];
    }),
  );
}
