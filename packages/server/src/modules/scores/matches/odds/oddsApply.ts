import { oddsMarkets, type ExponentRow } from '@pitchside/api/scores/matches';
import type { FeedOdds } from '../../sport/index.ts';
import type { Emit } from '../../../../platform/events.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { matchTopic, oddsTopic } from '../matches.topics.ts';
import { linesOf } from './oddsLines.ts';
import type { ChangedLine, OddsRepository } from './odds.repository.ts';

const groupsBy = <Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups];
};

/** Stores changed odds and publishes them in two small frames: to subscribers of a company, and to those of a match. */
export function createOddsApply(repository: OddsRepository, now: () => number) {
  return async function applyOdds(tx: Transaction, emit: Emit, odds: readonly FeedOdds[]): Promise<void> {
    const lines = linesOf(odds);
    const opened = new Map(
      lines.map(({ matchId, companyId, market, openedVersion }) => [`${matchId} ${companyId} ${market}`, openedVersion]),
    );
    const changed = (await repository.joinLines(tx, lines)).filter(({ initial }) => initial !== null);
    await repository.append(
      tx,
      odds.filter(({ isClosing = false }) => !isClosing),
    );
    const rowOf = ({ matchId, companyId, market, live, initial, openedVersion }: ChangedLine): ExponentRow => {
      const isOpening = openedVersion !== null && opened.get(`${matchId} ${companyId} ${market}`) === openedVersion;
      return [matchId, companyId, oddsMarkets.indexOf(market), live, isOpening ? initial : null];
    };
    const publish = (topic: string, some: readonly ChangedLine[]) => {
      const [first] = some;
      if (first) emit(topic, 'exponent', { sport: first.sport, at: now(), list: some.map(rowOf) });
    };
    for (const [topic, some] of groupsBy(changed, ({ sport, companyId }) => oddsTopic(sport, companyId))) publish(topic, some);
    for (const [topic, some] of groupsBy(changed, ({ matchId }) => matchTopic(matchId))) publish(topic, some);
  };
}
