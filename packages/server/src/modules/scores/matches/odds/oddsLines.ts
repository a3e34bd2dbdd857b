import { oddsMarkets, type OddsMarket, type QuoteTuple } from '@pitchside/api/scores/matches';
import type { FeedOdds } from '../../sport/index.ts';

/** Delivery for one market of a company: current odds from its highest version, opening odds from its lowest priced version. */
export interface OddsLine {
  matchId: string;
  companyId: string;
  market: OddsMarket;
  version: number;
  live: QuoteTuple | null;
  openedVersion: number | null;
  initial: QuoteTuple | null;
  changedAt: number;
}

function join(one: OddsLine, other: OddsLine): OddsLine {
  const { version, live, changedAt } = other.version > one.version ? other : one;
  const { openedVersion, initial } = (other.openedVersion ?? Infinity) < (one.openedVersion ?? Infinity) ? other : one;
  return { ...one, version, live, changedAt, openedVersion, initial };
}

/** One entry for each market in a delivery; independent of order and repeats. */
export function linesOf(odds: readonly FeedOdds[]): OddsLine[] {
  const lines = new Map<string, OddsLine>();
  for (const { matchId, companyId, version, at, markets } of odds) {
    for (const market of oddsMarkets) {
      const live = markets[market];
      if (live === undefined) continue;
      const line: OddsLine = { matchId, companyId, market, version, live, openedVersion: live && version, initial: live, changedAt: at };
      const key = `${matchId} ${companyId} ${market}`;
      const known = lines.get(key);
      lines.set(key, known ? join(known, line) : line);
    }
  }
  return [...lines.values()];
}
