import { sports, type Sport } from '@pitchside/api/scores/matches';
import { sql } from 'drizzle-orm';
import type { TopicPolicy } from '../../../platform/topics.ts';
import type { Database } from '../../../ports/database/database.ts';
import { matches } from '../sport/index.ts';

/** Topic of a sport's live table. */
export const sportTopic = (sport: string) => `matches:${sport}`;
/** Topics of the live tables of a sport; of all sports without one. */
export const sportTopics = (sport?: Sport): string[] => (sport ? [sport] : sports).map(sportTopic);
/** Topic of one match. */
export const matchTopic = (id: string) => `match:${id}`;
/** Topic of one company's odds in a sport. Clients subscribe to `odds:<sport>`, which maps to their chosen company. */
export const oddsTopic = (sport: string, companyId: string) => `odds:${sport}:${companyId}`;

/** Policies of score topics, open to everybody: tables of sports, and existing matches. */
export const matchPolicies = (db: Database): TopicPolicy[] => [
  { pattern: new RegExp(`^matches:(${sports.join('|')})$`), mayEnd: false, judge: async (followings) => followings.map(() => 'admitted') },
  {
    pattern: /^match:([\w-]{1,80})$/,
    mayEnd: false,
    async judge(followings) {
      const rows = await db
        .select({ id: matches.id })
        .from(matches)
        .where(sql`${matches.id} = any(${sql.param(followings.map(({ subject }) => subject))}::text[])`);
      const known = new Set(rows.map(({ id }) => id));
      return followings.map(({ subject }) => (known.has(subject) ? 'admitted' : 'unknown'));
    },
  },
];
