import { msg } from '@lingui/core/macro';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import type { LimitFunction } from 'p-limit';
import { oddsTopic, type Matches } from '../modules/scores/matches/index.ts';
import type { Connection } from './connection.ts';
import type { From, Topics } from './topics.ts';

const noCompany = msg`没有这家公司`;

/** No epoch has this name, so that a client with it gets a reset. */
const elsewhere = { epoch: '-', seq: 0 };

const sportOf = (topic: string): Sport | undefined => sports.find((sport) => topic === `odds:${sport}`);

/** Whether a topic means the odds of the connection's own company. */
export const isOddsTopic = (topic: string): boolean => sportOf(topic) !== undefined;

/**
 * Subscribes connections to the odds of their chosen company: clients see one topic `odds:<sport>`, the server has one for each company.
 * Choosing another company moves the connection over and tells it to fetch the table again.
 * @param limit lets a few at a time query the database
 */
export function createOddsSubscriptions(topics: Topics, companyOf: Matches['companyOf'], limit: LimitFunction) {
  const topicOf = async (connection: Connection, sport: Sport) => {
    // A company without odds on a sport is replaced by the default one there.
    const company = (await companyOf(sport, connection.companyId)) ?? (await companyOf(sport, ''));
    return oddsTopic(sport, company ?? '0');
  };

  const inOrder = (connection: Connection, work: () => Promise<void>): Promise<void> => connection.inOrder(() => limit(work));
  const subscribed = (connection: Connection, sport: Sport) =>
    [...topics.namesOf(connection)].filter((name) => name.startsWith(`odds:${sport}:`));

  return {
    /** Chooses a company: from now on the connection gets its odds and no other's. */
    choose: (connection: Connection, given: string): Promise<void> =>
      inOrder(connection, async () => {
        const known = (await Promise.all(sports.map((sport) => companyOf(sport, given)))).find((company) => company !== undefined);
        const isUsual = given === '0' || given === '';
        if (known === undefined && !isUsual) return connection.refuse(noCompany, { frame: 'toggle' });
        connection.companyId = isUsual ? '' : given;
        connection.sendControl('toggled', { company_id: known ?? '0' });
        for (const sport of sports) {
          const next = await topicOf(connection, sport);
          for (const name of subscribed(connection, sport)) {
            if (name === next) continue;
            topics.unsubscribe(connection, name);
            const isAsked = connection.named.has(`odds:${sport}`);
            await topics.subscribe(connection, next, isAsked ? elsewhere : {}, isAsked);
          }
        }
      }),
    /** Follows the odds of the chosen company on a sport, from a position of that company's topic. */
    follow: (connection: Connection, topic: string, from: From, isAsked = true): Promise<void> =>
      inOrder(connection, async () => {
        const sport = sportOf(topic);
        if (sport) await topics.subscribe(connection, await topicOf(connection, sport), from, isAsked);
      }),
    leave: (connection: Connection, topic: string): Promise<void> =>
      connection.inOrder(async () => {
        const sport = sportOf(topic);
        for (const name of sport ? subscribed(connection, sport) : []) topics.unsubscribe(connection, name);
      }),
  };
}
