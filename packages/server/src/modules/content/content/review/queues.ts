import type { ContentState, Judged, JudgedKind } from '@pitchside/api/content/content';
import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { describePerson } from '../../../member/follow/index.ts';
import { users } from '../../../member/member/index.ts';
import type { ReportReview } from '../../../live/moderation/index.ts';
import { contentComments } from '../comments/comments.tables.ts';
import { titleOf } from '../core/content.service.ts';
import { contentItems } from '../core/content.tables.ts';
import { readCursor, writeCursor } from '../feeds/cursors.ts';
import { contentPlans } from '../plans/discussed.tables.ts';
import { reportKindOf } from './reportKinds.ts';

const person = { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor };

/** Row of a queue with its cursor value. */
interface Line {
  judged: Judged;
  at: number;
  id: number;
}

/** Review queues: awaiting, reported, hidden. */
export function createQueues({ db }: Pick<Platform, 'db'>, reports: Pick<ReportReview, 'open'>) {
  async function items(where: SQL | undefined, order: SQL, limit: number): Promise<Line[]> {
    // Plans are reviewed at a desk of their own.
    const rows = await db
      .select({ item: contentItems, author: person })
      .from(contentItems)
      .innerJoin(users, eq(users.id, contentItems.authorId))
      .where(and(where, ne(contentItems.kind, 'plan')))
      .orderBy(order, asc(contentItems.id))
      .limit(limit);
    return rows.flatMap(({ item, author }) => {
      const { kind } = item;
      if (kind === 'plan') return [];
      return [
        {
          at: item.at,
          id: item.id,
          judged: {
            kind,
            id: String(item.id),
            author: describePerson(author),
            state: item.state,
            title: item.title,
            text: item.body,
            pictures: [...(item.data.pictures ?? []), ...(item.data.cover ? [item.data.cover] : [])],
            // A video that is being transcoded cannot be reviewed.
            clip: item.codingKey === null ? (item.data.clip ?? null) : null,
            object: null,
            sent_at: item.at,
            words: item.words,
            reports: 0,
            reasons: [],
          },
        },
      ];
    });
  }

  async function said(where: SQL | undefined, order: SQL, limit: number): Promise<Line[]> {
    const rows = await db
      .select({ comment: contentComments, author: person, item: contentItems, planId: contentPlans.planId })
      .from(contentComments)
      .innerJoin(users, eq(users.id, contentComments.authorId))
      .innerJoin(contentItems, eq(contentItems.id, contentComments.itemId))
      .leftJoin(contentPlans, eq(contentPlans.itemId, contentItems.id))
      .where(where)
      .orderBy(order, asc(contentComments.id))
      .limit(limit);
    return rows.map(({ comment, author, item, planId }) => ({
      at: comment.at,
      id: comment.id,
      judged: {
        kind: 'comment',
        id: String(comment.id),
        author: describePerson(author),
        state: comment.state,
        title: '',
        text: comment.text,
        pictures: [],
        clip: null,
        object: { kind: item.kind, id: String(planId ?? item.id), title: titleOf(item) },
        sent_at: comment.at,
        words: comment.words,
        reports: 0,
        reasons: [],
      },
    }));
  }

  /** Adds pending reports to the rows that they are about. */
  async function withReports(lines: readonly Line[]): Promise<Judged[]> {
    const open = await reports.open(lines.map(({ judged: { kind, id, object } }) => ({ kind: reportKindOf(kind, object?.kind), id })));
    return lines.map(({ judged }) => {
      const found = open.find(({ kind, id }) => id === judged.id && kind === reportKindOf(judged.kind, judged.object?.kind));
      return { ...judged, reports: found?.total ?? 0, reasons: found?.reasons ?? [] };
    });
  }

  async function inState(state: ContentState, kind: JudgedKind | undefined, before: string | undefined, limit: number, latest: boolean) {
    const [at, id] = before === undefined ? [] : readCursor(before);
    const past = (times: SQL, ids: SQL) =>
      at === undefined || id === undefined
        ? undefined
        : latest
          ? sql`(${times}, ${ids}) < (${at}, ${id})`
          : sql`(${times}, ${ids}) > (${at}, ${id})`;
    const [objects, comments] = await Promise.all([
      kind === 'comment'
        ? []
        : items(
            and(
              eq(contentItems.state, state),
              kind === undefined ? undefined : eq(contentItems.kind, kind),
              past(sql`${contentItems.at}`, sql`${contentItems.id}`),
            ),
            latest ? desc(contentItems.at) : asc(contentItems.at),
            limit + 1,
          ),
      kind !== undefined && kind !== 'comment'
        ? []
        : said(
            and(sql`${contentComments.state} = ${state}`, past(sql`${contentComments.at}`, sql`${contentComments.id}`)),
            latest ? desc(contentComments.at) : asc(contentComments.at),
            limit + 1,
          ),
    ]);
    const way = latest ? -1 : 1;
    const all = [...objects, ...comments].toSorted((one, other) => way * (one.at - other.at) || way * (one.id - other.id));
    const list = all.slice(0, limit);
    const last = list.at(-1);
    return { list: await withReports(list), next: all.length > limit && last ? writeCursor(last.at, last.id) : null };
  }

  /** Rows by id, in any state. */
  async function byIds(of: readonly { kind: JudgedKind; id: number }[]): Promise<Judged[]> {
    const ids = (comments: boolean) => of.filter(({ kind }) => (kind === 'comment') === comments).map(({ id }) => id);
    const [objects, comments] = await Promise.all([
      ids(false).length > 0 ? items(inArray(contentItems.id, ids(false)), asc(contentItems.at), of.length) : [],
      ids(true).length > 0 ? said(inArray(contentComments.id, ids(true)), asc(contentComments.at), of.length) : [],
    ]);
    const all = await withReports([...objects, ...comments]);
    return of.flatMap(({ kind, id }) => all.filter((line) => line.kind === kind && line.id === String(id)));
  }

  return {
    inState,
    byIds,
    /** Number of objects and comments in a state. */
    async count(state: ContentState): Promise<number> {
      const { rows } = await db.execute<{ total: number }>(sql`
        select (select count(*) from ${contentItems} where state = ${state}) + (select count(*) from ${contentComments} where state = ${state}) as total`);
      return Number(rows[0]?.total ?? 0);
    },
    /** Number that await their first review, and since when the oldest waits. */
    async waiting(): Promise<{ total: number; oldestAt: number | null }> {
      const { rows } = await db.execute<{ total: string; oldest_at: string | null }>(sql`
        select count(*) as total, min(at) as oldest_at from (
          select at from ${contentItems} where state = 'awaiting' union all select at from ${contentComments} where state = 'awaiting') as waiting`);
      const [row] = rows;
      return { total: Number(row?.total ?? 0), oldestAt: row?.oldest_at == null ? null : Number(row.oldest_at) };
    },
    /** Latest objects and comments of a member, of every kind. */
    async latestOf(authorId: number, limit: number): Promise<Judged[]> {
      const [objects, comments] = await Promise.all([
        items(eq(contentItems.authorId, authorId), desc(contentItems.at), limit),
        said(eq(contentComments.authorId, authorId), desc(contentComments.at), limit),
      ]);
      return withReports([...objects, ...comments].toSorted((one, other) => other.at - one.at).slice(0, limit));
    },
  };
}
export type Queues = ReturnType<typeof createQueues>;
