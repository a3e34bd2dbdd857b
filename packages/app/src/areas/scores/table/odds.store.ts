import { oddsCompanies, oddsTable, takeExponent, unpackOdds, type MatchOdds, type OddsCompany } from '@pitchside/api/matches';
import { api } from '../../../platform/api/api.ts';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { passGuard } from '../../../platform/guard/spoiler.store.ts';
import type { ScoreSport } from './scores.kit.ts';

/** Odds of one company on all matches of the live table. */
export interface OddsBoard {
  companies: readonly OddsCompany[];
  /** The company whose odds these are; empty while they are on their way. */
  company: string;
  odds: ReadonlyMap<string, MatchOdds>;
}

const empty: OddsBoard = { companies: [], company: '', odds: new Map() };

/** Hears of one match whose odds changed, and of the odds of all; `opened` when a market was not there before. */
export type OddsListener = (id: string, odds: MatchOdds, opened: boolean, all: ReadonlyMap<string, MatchOdds>) => void;

/** Which markets a match has, as text: a change of it draws the row anew. */
export const marketsOf = (odds: MatchOdds | undefined): string => Object.keys(odds ?? {}).join();

/**
 * Follows the odds of one company; the socket is told of the choice (`toggle`), so that it brings no others.
 * `onBoard` hears of every first table, `onOdds` of every change after it. Without an answer there are no odds; the scores do not need them.
 * @returns how to stop
 */
export function followOdds(sport: ScoreSport, wanted: string | undefined, onBoard: (board: OddsBoard) => void, onOdds: OddsListener): () => void {
  let stopped = false;
  let stop: (() => void) | undefined;
  let odds = new Map<string, MatchOdds>();

  async function load(companies: readonly OddsCompany[], company: string): Promise<{ epoch: string; seq: number }> {
    const { list, company_id, epoch, seq } = await api.call(oddsTable, { sport, company_id: company });
    odds = new Map(list.map((row) => [row[0], unpackOdds(row)]));
    if (!stopped) onBoard({ companies, company: company_id, odds });
    return { epoch, seq };
  }

  async function follow(): Promise<void> {
    const { list: companies, default_id } = await api.call(oddsCompanies, { sport });
    const company = companies.some(({ id }) => id === wanted) && wanted ? wanted : default_id;
    realtime.send({ type: 'toggle', data: { company_id: company } });
    const from = await load(companies, company);
    if (stopped) return;
    stop = realtime.subscribe(`odds:${sport}`, {
      from,
      onEvent: (event) => {
        if (event.type !== 'exponent') return;
        for (const row of event.data.list) {
          const [id, of] = row;
          if (of !== company) continue;
          // A market that closes tells of a goal as loudly as the score.
          passGuard(id, event.data.at, () => {
            const before = odds.get(id);
            const next = takeExponent(before ?? {}, row);
            odds.set(id, next);
            if (!stopped) onOdds(id, next, marketsOf(before) !== marketsOf(next), odds);
          });
        }
      },
      onReset: () => void load(companies, company).catch(() => undefined),
    });
  }

  onBoard(empty);
  follow().catch(() => undefined);
  return () => {
    stopped = true;
    stop?.();
  };
}
