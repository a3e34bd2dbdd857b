import { msg } from '@lingui/core/macro';
import type { JudgedKind } from '@pitchside/api/content/content';
import { count, eq, sql } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hour } from '../../../../platform/retention.ts';
import { describePerson } from '../../../member/follow/index.ts';
import { users } from '../../../member/member/index.ts';
import type { ReportReview } from '../../../live/moderation/index.ts';
import { subjectOf, type OpenDesk, type OperatorLog } from '../../../desk/operations/index.ts';
import { contentComments } from '../comments/comments.tables.ts';
import { contentItems } from '../core/content.tables.ts';
import { numberOf } from '../core/ids.ts';
import { readBelow, writeCursor } from '../feeds/cursors.ts';
import type { Judging } from './judging.ts';
import type { Queues } from './queues.ts';
import { contentReports, judgedOf } from './reportKinds.ts';
import { contentMutes } from './review.tables.ts';
import type { Words } from './words.ts';

const texts = { gone: msg`没有找到`, reason: msg`要写明原因`, staff: msg`不能禁言运营` };

type Served =
  | 'adminContentQueue'
  | 'adminContentAct'
  | 'adminContentUndo'
  | 'adminContentPerson'
  | 'adminContentMute'
  | 'adminWords'
  | 'adminSetWord';

export interface ReviewDeskParts {
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
  judging: Judging;
  queues: Queues;
  reports: ReportReview;
  words: Words;
}

/** Number of entries in a member's history. */
const mostLatest = 20;

/** Handlers of operators for member content: queues, actions, members, blocklist. */
export function reviewDeskHandlers(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  { open, log, judging, queues, reports, words }: ReviewDeskParts,
): Pick<Handlers, Served> {
  const kindsOf = (kind: JudgedKind | undefined) => contentReports.filter((each) => kind === undefined || judgedOf(each) === kind);

  async function reported(kind: JudgedKind | undefined, before: string | undefined, limit: number) {
    const { list } = await reports.reported(kindsOf(kind), readBelow(before) ?? 0, limit + 1);
    const page = list.slice(0, limit);
    const last = page.at(-1);
    return {
      list: await queues.byIds(page.map((each) => ({ kind: judgedOf(each.kind), id: numberOf(each.id) }))),
      next: list.length > limit && last ? writeCursor(last.caseId) : null,
    };
  }

  return {
    adminContentQueue: open(async ({ queue, kind, before, limit }) => {
      const [page, review, hidden, waiting] = await Promise.all([
        queue === 'reported'
          ? reported(kind, before, limit)
          : queues.inState(queue === 'review' ? 'awaiting' : 'hidden', kind, before, limit, queue === 'hidden'),
        queues.count('awaiting'),
        queues.count('hidden'),
        reports.reported(kindsOf(undefined), 0, 1),
      ]);
      return { ...page, totals: { review, hidden, reported: waiting.total } };
    }),
    adminContentAct: open(({ act, of, reason }, actor, { member }) =>
      log.around(
        actor,
        {
          group: 'content',
          act,
          subject: of.map(({ kind, id }) => subjectOf(kind, id)),
          note: String(of.length),
          reason,
        },
        () =>
          judging.judge(
            member.id,
            act,
            of.map(({ kind, id }) => ({ kind, id: numberOf(id) })),
            reason,
          ),
      ),
    ),
    adminContentUndo: open(({ id }, actor) =>
      log.around(actor, { group: 'content', act: 'undo', subject: `act ${id}` }, () => judging.undo(numberOf(id))),
    ),
    adminContentPerson: open(async ({ user_id }) => {
      const id = numberOf(user_id);
      const [row] = await db.select().from(users).where(eq(users.id, id));
      if (!row) throw new CallError(texts.gone);
      const [items, comments, [mute], acts, latest, { rows: upheld }] = await Promise.all([
        db
          .select({ kind: contentItems.kind, state: contentItems.state, total: count() })
          .from(contentItems)
          .where(eq(contentItems.authorId, id))
          .groupBy(contentItems.kind, contentItems.state),
        db
          .select({ state: contentComments.state, total: count() })
          .from(contentComments)
          .where(eq(contentComments.authorId, id))
          .groupBy(contentComments.state),
        db.select().from(contentMutes).where(eq(contentMutes.memberId, id)),
        judging.about(id, mostLatest),
        queues.latestOf(id, mostLatest),
        db.execute<{ total: number }>(sql`select count(*)::int as total from report_case where owner_id = ${id} and state = 'upheld'`),
      ]);
      const sum = (rows: readonly { total: number }[]) => rows.reduce((total, each) => total + each.total, 0);
      const ofKind = (kind: string) => sum(items.filter((each) => each.kind === kind));
      const inState = (state: string) => sum([...items, ...comments].filter((each) => each.state === state));
      return {
        member: describePerson(row),
        registered_at: row.createdAt,
        totals: {
          posts: ofKind('post'),
          videos: ofKind('video'),
          articles: ofKind('article'),
          comments: sum(comments),
          failed: inState('failed'),
          hidden: inState('hidden'),
          upheld: upheld[0]?.total ?? 0,
        },
        muted_until: mute && mute.until > clock.now() ? mute.until : null,
        mute_reason: mute?.reason ?? '',
        acts: acts.map((each) => ({
          ...each,
          text: latest.find((line) => line.kind === each.kind && line.id === each.object_id)?.text ?? '',
        })),
        latest,
      };
    }),
    adminContentMute: open(({ user_id, hours, reason }, actor, { member }) =>
      log.around(
        actor,
        { group: 'content', act: hours === 0 ? 'unmute' : 'mute', subject: `member ${user_id}`, note: `${hours} h`, reason },
        async () => {
          const memberId = numberOf(user_id);
          const [row] = await db.select({ role: users.role }).from(users).where(eq(users.id, memberId));
          if (!row) throw new CallError(texts.gone);
          if (row.role === 'operator') throw new CallError(texts.staff);
          if (hours > 0 && reason === '') throw new CallError(texts.reason);
          const at = clock.now();
          const until = at + hours * hour;
          await db
            .insert(contentMutes)
            .values({ memberId, until, reason, byId: member.id, at })
            .onConflictDoUpdate({ target: contentMutes.memberId, set: { until, reason, byId: member.id, at } });
          return { user_id, muted_until: hours === 0 ? null : until };
        },
      ),
    ),
    adminWords: open(async ({ page, limit }) => {
      const { list, total } = await words.list(page, limit);
      return { list: list.map(({ id, word, effect, at }) => ({ id: String(id), word, effect, at })), total, page, limit };
    }),
    adminSetWord: open(({ word, effect }, actor) =>
      log.around(actor, { group: 'content', act: 'word', subject: subjectOf('word', word), note: effect ?? '–' }, async () => {
        await events.transaction((tx) => words.set(tx, word, effect, clock.now()));
        return { word, effect: effect ?? null };
      }),
    ),
  };
}
