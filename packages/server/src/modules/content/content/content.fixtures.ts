import type { OwnPost } from '@pitchside/api/content/community';
import type { Comment } from '@pitchside/api/content/content';
import { and, eq, sql } from 'drizzle-orm';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import type { Answer, TestSite } from '../../../testing/testSite.ts';
import { contentComments, commentMarks } from './comments/comments.tables.ts';
import {
  contentHeat,
  contentItems,
  contentMarks,
  contentShares,
  contentShelfHeat,
  contentShelves,
  contentTallies,
  circleMembers,
} from './core/content.tables.ts';

const day = 86_400_000;

/** Shared HTTP helpers of the content tests. */
export function contentWorld(site: TestSite) {
  const people = testPeople(site);
  const { db } = site.site.platform;
  const post = (path: string, { token }: { token?: string }, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
    site.call('POST', path, { ...(token !== undefined && { token }), body, headers });
  const get = (path: string, { token }: { token?: string }, query: Record<string, string | number> = {}): Promise<Answer> =>
    site.call('GET', path, {
      ...(token !== undefined && { token }),
      query: `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`,
    });

  return {
    db,
    post,
    get,
    /** A member of 30 days, whose posts need no review. */
    somebody: (change: Parameters<TestSite['join']>[1] = {}): Promise<TestPerson> =>
      people.newcomer({ createdAt: site.clock.now() - 30 * day, ...change }),
    newcomer: people.newcomer,
    /** Id of a built-in shelf. */
    async shelf(kind: 'circle' | 'category' | 'section', slug: string): Promise<string> {
      const [row] = await db
        .select({ id: contentShelves.id })
        .from(contentShelves)
        .where(and(eq(contentShelves.kind, kind), eq(contentShelves.slug, slug)));
      return String(row?.id);
    },
    async write(who: TestPerson, content: string, more: object = {}): Promise<OwnPost> {
      const circle_id = await this.shelf('circle', 'tactics');
      const answer = await post('anchor_dynamics_user/insert', who, { circle_id, content, ...more });
      if (answer.code !== 0) throw new Error(answer.msg);
      return (answer.data as { post: OwnPost }).post;
    },
    async say(who: TestPerson, id: string, content: string, reply_to?: string): Promise<Comment> {
      const answer = await post('anchor_dynamics_user/comment', who, { id, content, ...(reply_to !== undefined && { reply_to }) });
      if (answer.code !== 0) throw new Error(answer.msg);
      return (answer.data as { comment: Comment }).comment;
    },
    /** Counters that differ from the number of their rows; empty if all are right. */
    async uneven(): Promise<unknown[]> {
      const { rows } = await db.execute(sql`
        select 'tally' as what, t.item_id as id from ${contentTallies} t where
          t.likes <> (select count(*) from ${contentMarks} m where m.item_id = t.item_id and m.mark = 'like')
          or t.favorites <> (select count(*) from ${contentMarks} m where m.item_id = t.item_id and m.mark = 'favorite')
          or t.shares <> (select count(*) from ${contentShares} s where s.item_id = t.item_id)
          or t.comments <> (select count(*) from ${contentComments} c left join ${contentComments} top on top.id = c.thread_id
            where c.item_id = t.item_id and c.state = 'shown' and (c.thread_id is null or top.state in ('shown', 'deleted')))
        union all select 'comment', c.id from ${contentComments} c where
          c.likes <> (select count(*) from ${commentMarks} m where m.comment_id = c.id)
          or c.replies <> (select count(*) from ${contentComments} r where r.thread_id = c.id and r.state = 'shown')
        union all select 'shelf', s.id from ${contentShelves} s where
          s.total <> (select count(*) from ${contentItems} i where i.shelf_id = s.id and i.state = 'shown')
          or s.members <> (select count(*) from ${circleMembers} m where m.circle_id = s.id)
        union all select 'heat', h.shelf_id from ${contentShelfHeat} h where
          h.heat <> (select coalesce(sum(i.heat), 0) from ${contentHeat} i where i.shelf_id = h.shelf_id and i.period = h.period)`);
      return rows;
    },
  };
}
export type ContentWorld = ReturnType<typeof contentWorld>;
