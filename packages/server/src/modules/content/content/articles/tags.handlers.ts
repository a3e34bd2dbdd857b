import { msg } from '@lingui/core/macro';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { OpenDesk, OperatorLog } from '../../../desk/operations/index.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Finding } from '../search/finding.ts';

const texts = { gone: msg`没有找到` };

type Served = 'adminTags' | 'adminSetTag';

export interface TagsParts {
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
  find: Pick<Finding, 'index'>;
}

/** Tags are stored only in the articles: the desk counts and renames them there. */
export function tagsHandlers({ db, events }: Pick<Platform, 'db' | 'events'>, { open, log, find }: TagsParts): Pick<Handlers, Served> {
  const articles = and(eq(contentItems.kind, 'article'), ne(contentItems.state, 'deleted'));
  return {
    adminTags: open(async ({ name, page, limit }) => {
      const counted = sql`
        select tag, count(*)::int as total from ${contentItems}, jsonb_array_elements_text(${contentItems.tags}) as tag
        where ${articles} and strpos(lower(tag), lower(${name})) > 0 group by tag`;
      const [{ rows }, { rows: all }] = await Promise.all([
        db.execute<{ tag: string; total: number }>(sql`${counted} order by total desc, tag limit ${limit} offset ${(page - 1) * limit}`),
        db.execute<{ total: number }>(sql`select count(*)::int as total from (${counted}) as tags`),
      ]);
      return { list: rows.map(({ tag, total }) => ({ tag, total })), total: all[0]?.total ?? 0, page, limit };
    }),
    adminSetTag: open(({ tag, to }, actor) =>
      log.around(actor, { group: 'content', act: to === undefined ? 'untag' : 'retag', subject: `tag ${tag}`, note: to ?? '' }, () =>
        events.transaction(async (tx) => {
          const held = await tx
            .select()
            .from(contentItems)
            .where(and(articles, sql`${contentItems.tags} @> ${JSON.stringify([tag])}::jsonb`))
            .orderBy(asc(contentItems.id))
            .for('update');
          if (held.length === 0) throw new CallError(texts.gone);
          for (const item of held) {
            const tags = [...new Set(item.tags.flatMap((each) => (each === tag ? (to ?? []) : each)))];
            await tx.update(contentItems).set({ tags }).where(eq(contentItems.id, item.id));
            // An object that was never shown is indexed when it is published.
            if (item.place !== null) await find.index(tx, { ...item, tags });
          }
          return { tag, to: to ?? null, done: held.length };
        }),
      ),
    ),
  };
}
