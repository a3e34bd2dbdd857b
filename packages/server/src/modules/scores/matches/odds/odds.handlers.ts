import { msg } from '@lingui/core/macro';
import {
  oddsMarkets,
  unpackQuote,
  type MarketOdds,
  type MatchOdds,
  type OddsMarket,
  type OddsRow,
  type QuoteTuple,
  type Sport,
} from '@pitchside/api/scores/matches';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { local } from '../../../../text/local.ts';
import { positionOfMatch } from '../matchesPosition.ts';
import type { MatchesRepository } from '../matches.repository.ts';
import { matchTopic, oddsTopic } from '../matches.topics.ts';
import { firstWindow } from '../matchesWindow.ts';
import { scoreAt } from './oddsMoments.ts';
import type { OddsRepository } from './odds.repository.ts';

/** Id by which clients request the default company. */
const usual = '0';
/** Maximum points of a small chart. */
const curvePoints = 24;

const gone = msg`没有找到这场比赛`;
const noCompany = msg`没有这家公司`;

type OddsHandlers = Pick<Handlers, 'oddsCompanies' | 'oddsTable' | 'oddsOfMatch' | 'oddsHistory'>;

export interface Odds {
  handlers: OddsHandlers;
  /** Resolves a client's company id: 0 is the default; undefined for an unknown one. */
  companyOf(sport: Sport, given: string): Promise<string | undefined>;
  /** Closing Asian and size lines of the default company for matches of a sport, as match id, handicap, goal line. */
  closingLines(sport: Sport, matchIds: readonly string[]): Promise<[string, number | null, number | null][]>;
  /** Odds of all companies, by match; rows begin with the company's id, the default company first. */
  ofMatches(matchIds: readonly string[]): Promise<ReadonlyMap<string, OddsRow[]>>;
}

const marketOf = (initial: QuoteTuple, live: QuoteTuple | null): MarketOdds => ({
  initial: unpackQuote(initial),
  live: live && unpackQuote(live),
});

/** Downsamples evenly, always keeping the first and the last point. */
function thinned<Point>(points: readonly Point[]): Point[] {
  const step = (points.length - 1) / (curvePoints - 1);
  return points.length <= curvePoints
    ? [...points]
    : Array.from({ length: curvePoints }, (_, index) => points[Math.round(index * step)]).filter((point) => point !== undefined);
}

/** Handlers of odds. */
export function createOdds(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  repository: OddsRepository,
  matches: Pick<MatchesRepository, 'byId' | 'eventsOf' | 'exists'>,
): Odds {
  const companyOf: Odds['companyOf'] = async (sport, given) => {
    const known = await repository.companies(sport);
    return given === usual || given === '' ? known[0]?.id : known.find(({ id }) => id === given)?.id;
  };

  return {
    companyOf,
    async closingLines(sport, matchIds) {
      const company = await companyOf(sport, usual);
      if (company === undefined || matchIds.length === 0) return [];
      const rows = await repository.linesOf(matchIds, company);
      const line = (id: string, market: OddsMarket) => {
        const row = rows.find((each) => each.matchId === id && each.market === market);
        return (row?.live ?? row?.initial)?.[1] ?? null;
      };
      return [...new Set(rows.map(({ matchId }) => matchId))].map((id) => [id, line(id, 'asian'), line(id, 'size')]);
    },
    async ofMatches(matchIds) {
      const byMatch = new Map<string, OddsRow[]>();
      for (const { matchId, companyId, market, initial, live } of await repository.ofMatches(matchIds)) {
        if (!initial) continue;
        const rows = byMatch.get(matchId) ?? [];
        byMatch.set(matchId, rows);
        // Rows of a company are consecutive.
        let row = rows.at(-1);
        if (row?.[0] !== companyId) rows.push((row = [companyId, null, null, null]));
        row[1 + oddsMarkets.indexOf(market)] = [initial, live];
      }
      return byMatch;
    },
    handlers: {
      async oddsCompanies({ sport }) {
        const list = await repository.companies(sport);
        return { list: list.map(({ id, names }) => ({ id, name: local(names) })), default_id: list[0]?.id ?? usual };
      },
      async oddsTable({ sport, company_id, from, until }) {
        const company = await companyOf(sport, company_id);
        const topic = `odds:${sport}`;
        if (company === undefined) {
          if (company_id !== usual) throw new CallError(noCompany);
          return { company_id: usual, list: [], topic, ...(await events.position(oddsTopic(sport, usual))) };
        }
        // The position is read first: changes in between are replayed, never missed.
        const position = await events.position(oddsTopic(sport, company));
        const now = clock.now();
        const rows = new Map<string, OddsRow>();
        for (const { matchId, market, initial, live } of await repository.ofCompany(
          sport,
          company,
          from ?? now - firstWindow.back,
          // The end of a day is exclusive.
          until === undefined ? now + firstWindow.ahead : until - 1,
        )) {
          const row = rows.get(matchId) ?? [matchId, null, null, null];
          if (initial) row[1 + oddsMarkets.indexOf(market)] = [initial, live];
          rows.set(matchId, row);
        }
        return { company_id: company, list: [...rows.values()], topic, ...position };
      },
      async oddsOfMatch({ id }) {
        const topic = matchTopic(id);
        const position = await positionOfMatch(events, matches, id);
        if (!(await matches.byId(id))) throw new CallError(gone);
        const [rows, changes] = await Promise.all([repository.ofMatch(id), repository.changesOf(id)]);
        const companies = new Map(rows.map(({ company }) => [company.id, company]));
        const curve = (companyId: string, market: OddsMarket) =>
          thinned(
            changes.flatMap(({ companyId: of, at, markets }) =>
              of === companyId && markets[market] ? [{ at, price: markets[market][0] }] : [],
            ),
          );
        return {
          list: [...companies.values()].map((company) => {
            const own = rows.filter(({ odds }) => odds.companyId === company.id).map(({ odds }) => odds);
            const odds: MatchOdds = Object.fromEntries(
              own.flatMap(({ market, initial, live }) => (initial ? [[market, marketOf(initial, live)]] : [])),
            );
            return {
              company: { id: company.id, name: local(company.names) },
              odds,
              changed_at: Math.max(...own.map(({ changedAt }) => changedAt)),
              history: { asian: curve(company.id, 'asian'), size: curve(company.id, 'size'), european: curve(company.id, 'european') },
            };
          }),
          topic,
          ...position,
        };
      },
      async oddsHistory({ id, company_id, market, limit }) {
        const [match, company] = await Promise.all([matches.byId(id), repository.company(company_id)]);
        if (!match) throw new CallError(gone);
        if (!company) throw new CallError(noCompany);
        const [changes, happened] = await Promise.all([repository.changesOfMarket(id, company_id, market, limit), matches.eventsOf(id)]);
        // In basketball most points are not events: the last event would give a stale score.
        const scoreOf = (at: number) =>
          match.match.sport === 'basketball' ? { home_score: null, away_score: null } : scoreAt(happened, at);
        return {
          company: { id: company.id, name: local(company.names) },
          list: changes.map(({ at, minute, markets }) => {
            const quote = markets[market];
            return { at, minute, ...scoreOf(at), quote: quote ? unpackQuote(quote) : null };
          }),
        };
      },
    },
  };
}
