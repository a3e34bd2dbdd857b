import { msg } from '@lingui/core/macro';
import type { BlockInput, Block } from '@pitchside/api/content/news';
import { and, count, desc, eq, lte, ne } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Transaction } from '../../../../ports/database/database.ts';
import { describePerson } from '../../../member/follow/index.ts';
import { users } from '../../../member/member/index.ts';
import { subjectOf, type OpenDesk, type OperatorLog } from '../../../desk/operations/index.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import { afterlife } from '../core/content.service.ts';
import { contentItems } from '../core/content.tables.ts';
import { numberOf } from '../core/ids.ts';
import { filesOf, type Item } from '../core/items.presenter.ts';
import type { Publishing } from '../core/publishing.ts';
import type { Finding } from '../search/finding.ts';

const texts = {
  gone: msg`没有找到`,
  past: msg`定时发布要选以后的时间`,
  state: msg`这个状态下不能这样做`,
  picture: msg`图片不在了，请重新上传`,
};

type Served = 'adminArticles' | 'adminSaveArticle' | 'adminArticleState' | 'adminFeature';

export interface EditorParts {
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
  acts: ActsRepository;
  publishing: Publishing;
  uploads: Pick<Uploads, 'keepPicture' | 'use' | 'letGo'>;
  find: Pick<Finding, 'index'>;
}

/** Plain text of an article, for search and for its length. */
const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => (block.kind === 'list' ? block.items.join('\n') : block.kind === 'picture' ? block.caption : block.text))
    .filter((text) => text !== '')
    .join('\n\n');

const inputOf = (block: Block): BlockInput =>
  block.kind === 'picture' ? { kind: 'picture', upload: keyOf(block.picture.large), caption: block.caption } : block;
/** Key of a picture, from its path. */
const keyOf = (path: string): string => /\/u\/([\w-]+)\.\w+$/.exec(path)?.[1] ?? '';

/** Handlers of editors: write, schedule, publish and withdraw articles, and pin them to the front. */
export function editorHandlers(
  platform: Pick<Platform, 'db' | 'events' | 'clock'>,
  { open, log, acts, publishing, uploads, find }: EditorParts,
) {
  const { db, events, clock } = platform;
  const select = (from: Transaction | typeof db) =>
    from
      .select({
        item: contentItems,
        author: { id: users.id, nickname: users.nickname, avatar: users.avatar, level: users.level, isAnchor: users.isAnchor },
      })
      .from(contentItems)
      .innerJoin(users, eq(users.id, contentItems.authorId));

  const describe = ({ item, author }: { item: Item; author: Parameters<typeof describePerson>[0] }) => ({
    id: String(item.id),
    state: item.state,
    author: describePerson(author),
    title: item.title,
    summary: item.data.summary ?? '',
    section_id: String(item.shelfId),
    cover: item.data.cover ?? null,
    lang: item.lang,
    tags: item.tags,
    source: item.data.source ?? '',
    match_id: item.matchId,
    is_lead: item.isLead,
    is_deep: item.isDeep,
    is_flash: item.isFlash,
    body: (item.data.blocks ?? []).map(inputOf),
    pictures: (item.data.blocks ?? []).flatMap((block) =>
      block.kind === 'picture' ? [{ upload: keyOf(block.picture.large), picture: block.picture }] : [],
    ),
    publish_at: item.publishAt,
    published_at: item.publishedAt,
    changed_at: item.changedAt,
  });
  async function one(tx: Transaction, id: number) {
    const [row] = await select(tx).where(eq(contentItems.id, id));
    if (!row) throw new CallError(texts.gone);
    return describe(row);
  }

  /** Picture of an article: one that it already has, or a new upload of the editor. */
  async function pictureOf(tx: Transaction, editorId: number, key: string, before: Item | undefined) {
    const known = before && [
      before.data.cover,
      ...(before.data.blocks ?? []).map((block) => (block.kind === 'picture' ? block.picture : undefined)),
    ];
    return known?.find((picture) => picture && keyOf(picture.large) === key) ?? uploads.keepPicture(tx, editorId, key, 'article');
  }
  async function blocksOf(tx: Transaction, editorId: number, given: readonly BlockInput[], before: Item | undefined): Promise<Block[]> {
    const blocks: Block[] = [];
    for (const block of given)
      blocks.push(
        block.kind === 'picture'
          ? { kind: 'picture', picture: await pictureOf(tx, editorId, block.upload, before), caption: block.caption }
          : block,
      );
    return blocks;
  }
  async function held(tx: Transaction, id: string): Promise<Item> {
    const item = await acts.hold(tx, numberOf(id), 'update');
    if (item?.kind !== 'article' || item.state === 'deleted') throw new CallError(texts.gone);
    return item;
  }

  const handlers: Pick<Handlers, Served> = {
    adminArticles: open(async ({ state, page, limit }) => {
      const where = and(
        eq(contentItems.kind, 'article'),
        state === undefined ? ne(contentItems.state, 'deleted') : eq(contentItems.state, state),
      );
      const [rows, [all]] = await Promise.all([
        select(db)
          .where(where)
          .orderBy(desc(contentItems.changedAt), desc(contentItems.id))
          .limit(limit)
          .offset((page - 1) * limit),
        db.select({ total: count() }).from(contentItems).where(where),
      ]);
      return { list: rows.map(describe), total: all?.total ?? 0, page, limit };
    }),
    adminSaveArticle: open(
      ({ id, title, summary, section_id, cover, lang, tags, source, match_id, body, is_lead, is_deep, is_flash }, actor, { member }) =>
        log.around(actor, { group: 'content', act: 'write', subject: subjectOf('article', id), note: title }, () =>
          events.transaction(async (tx) => {
            const before = id === undefined ? undefined : await held(tx, id);
            const shelfId =
              before && String(before.shelfId) === section_id
                ? before.shelfId
                : await publishing.check(tx, 'section', section_id, match_id);
            const blocks = await blocksOf(tx, member.id, body, before);
            const picture = cover === undefined ? undefined : await pictureOf(tx, member.id, cover, before);
            const at = clock.now();
            const fields = {
              title,
              body: textOf(blocks),
              data: { blocks, summary, source, ...(picture && { cover: picture }) },
              tags: [...new Set(tags)],
              lang,
              matchId: match_id ?? null,
              isLead: is_lead,
              isDeep: is_deep,
              isFlash: is_flash,
              changedAt: at,
            };
            if (!before) {
              const added = await acts.add(tx, { kind: 'article', authorId: member.id, state: 'draft', shelfId, at, ...fields });
              await uploads.use(tx, `content:${added.id}`, filesOf(added));
              return one(tx, added.id);
            }
            await acts.change(tx, before.id, fields);
            if (before.place !== null) await find.index(tx, { id: before.id, ...fields });
            if (before.shelfId !== shelfId) await acts.move(tx, before, shelfId);
            const kept = new Set(filesOf({ data: fields.data }));
            await uploads.use(tx, `content:${before.id}`, [...kept]);
            await uploads.letGo(
              tx,
              `content:${before.id}`,
              filesOf(before).filter((file) => !kept.has(file)),
              at + afterlife,
            );
            return one(tx, before.id);
          }),
        ),
    ),
    adminArticleState: open(({ id, act, at, reason }, actor) =>
      log.around(actor, { group: 'content', act, subject: subjectOf('article', id), reason }, () =>
        events.transaction(async (tx, emit) => {
          if (act === 'publish') await publishing.turn(tx);
          const item = await held(tx, id);
          const now = clock.now();
          if (act === 'publish') {
            // Idempotent: publishing twice is publishing once.
            if (item.state !== 'shown') await publishing.show(tx, emit, item);
          } else if (act === 'withdraw') {
            if (item.state === 'shown') await acts.setState(tx, item, 'withdrawn', reason, now);
            else if (item.state !== 'withdrawn') throw new CallError(texts.state);
          } else if (act === 'schedule') {
            if (at === undefined || at <= now) throw new CallError(texts.past);
            if (item.state === 'shown') throw new CallError(texts.state);
            await acts.setState(tx, item, 'scheduled', '', now);
            await acts.change(tx, item.id, { publishAt: at });
          } else if (item.state === 'scheduled') await acts.setState(tx, item, item.place === null ? 'draft' : 'withdrawn', '', now);
          else if (item.state !== 'draft') throw new CallError(texts.state);
          return one(tx, item.id);
        }),
      ),
    ),
    adminFeature: open(({ id, is_featured }, actor) =>
      log.around(actor, { group: 'content', act: is_featured ? 'feature' : 'unfeature', subject: `video ${id}` }, () =>
        events.transaction(async (tx) => {
          const item = await acts.hold(tx, numberOf(id), 'update');
          if (item?.kind !== 'video' || (is_featured && item.state !== 'shown')) throw new CallError(texts.gone);
          await acts.change(tx, item.id, { featuredAt: is_featured ? clock.now() : null });
          return { id, is_featured };
        }),
      ),
    ),
  };
  return {
    handlers,
    /** Publishes scheduled articles that are due, one by one. Returns their number. */
    async publishDue(): Promise<number> {
      const due = await db
        .select({ id: contentItems.id })
        .from(contentItems)
        .where(and(eq(contentItems.state, 'scheduled'), lte(contentItems.publishAt, clock.now())))
        .orderBy(contentItems.publishAt)
        .limit(100);
      for (const { id } of due)
        await events.transaction(async (tx, emit) => {
          await publishing.turn(tx);
          const item = await acts.hold(tx, id, 'update');
          // The schedule may have changed since.
          if (item?.state === 'scheduled' && item.publishAt !== null && item.publishAt <= clock.now())
            await publishing.show(tx, emit, item);
        });
      return due.length;
    },
  };
}
