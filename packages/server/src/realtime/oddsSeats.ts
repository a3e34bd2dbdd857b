import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import { sports, type Sport } from '@pitchside/api/matches';
import { oddsTopic, type Matches } from '../modules/matches/index.ts';
import { speak } from '../text/speak.ts';
import type { Connection } from './connection.ts';
import type { Topics } from './topics.ts';

const noCompany = msg`没有这家公司`;

/** No epoch has this name, so that whoever comes from it is told to fetch again. */
const elsewhere = { epoch: '-', seq: 0 };

const sportOf = (topic: string): Sport | undefined => sports.find((sport) => topic === `odds:${sport}`);

/** Whether a socket means the odds of the company that it chose. */
export const isOddsTopic = (topic: string): boolean => sportOf(topic) !== undefined;

/**
 * Seats sockets at the odds of the company that each has chosen: `odds:<sport>` is one topic to a socket, and another
 * one for each company here. Choosing another company moves the socket over and tells it to fetch the table again.
 */
export function createOddsSeats(topics: Topics, companyOf: Matches['companyOf']) {
  const topicOf = async (connection: Connection, sport: Sport) => {
    // A company that offers nothing on a sport gives way to the usual one there.
    const company = (await companyOf(sport, connection.companyId)) ?? (await companyOf(sport, ''));
    return oddsTopic(sport, company ?? '0');
  };

  /** One act at a time for each socket: a choice never overtakes a subscription under way. */
  const inTurn = (connection: Connection, act: () => Promise<void>): Promise<void> => {
    const turn = connection.choosing.then(() => (connection.isOpen ? act() : undefined));
    connection.choosing = turn.catch(() => undefined);
    return turn.finally(() => {
      // Whoever left while the act was under way is not seated again.
      if (!connection.isOpen) topics.leave(connection);
    });
  };

  const seated = (connection: Connection, sport: Sport) => topics.namesOf(connection, `odds:${sport}:`);

  return {
    /** Chooses a company: from now on the socket hears its odds and those of no other. */
    choose: (connection: Connection, given: string) =>
      inTurn(connection, async () => {
        const known = (await Promise.all(sports.map((sport) => companyOf(sport, given)))).find((company) => company !== undefined);
        const isUsual = given === '0' || given === '';
        if (known === undefined && !isUsual) return connection.tell('error', { code: codes.failed, msg: speak(noCompany, connection.language) });
        connection.companyId = isUsual ? '' : given;
        connection.tell('toggled', { company_id: known ?? '0' });
        for (const sport of sports) {
          const next = await topicOf(connection, sport);
          for (const name of seated(connection, sport)) {
            if (name === next) continue;
            topics.unsubscribe(connection, name);
            await topics.subscribe(connection, next, elsewhere);
          }
        }
      }),
    /** Follows the odds of the chosen company on a sport, from a position of its numbering. */
    follow: (connection: Connection, topic: string, from: { epoch?: string | undefined; seq?: number | undefined }) =>
      inTurn(connection, async () => {
        const sport = sportOf(topic);
        if (sport) await topics.subscribe(connection, await topicOf(connection, sport), from);
      }),
    leave: (connection: Connection, topic: string) =>
      inTurn(connection, async () => {
        const sport = sportOf(topic);
        for (const name of sport ? seated(connection, sport) : []) topics.unsubscribe(connection, name);
      }),
  };
}
