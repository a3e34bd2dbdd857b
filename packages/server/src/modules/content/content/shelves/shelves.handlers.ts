import { msg } from '@lingui/core/macro';
import type { Shelf as ShelfOnWire } from '@pitchside/api/content/content';
import { and, eq } from 'drizzle-orm';
import { CallError } from '../../../../platform/callError.ts';
import type { Handlers } from '../../../../platform/handlers.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { groups } from '../../../messages/groups/index.ts';
import { subjectOf, type OpenDesk, type OperatorLog } from '../../../desk/operations/index.ts';
import { contentShelves } from '../core/content.tables.ts';
import { numberOf } from '../core/ids.ts';
import type { Shelf, Shelves } from './shelves.ts';

const texts = { gone: msg`没有找到`, parent: msg`上级分类不对：只有两级`, group: msg`没有这个谁都能加入的群` };
const nothing = { zh: '', en: '', vi: '' };
const colors: [string, string] = ['#14532d', '#16a34a'];

type Served = 'adminShelves' | 'adminSaveShelf';

const describe = ({ id, names, about, parentId, place, isOpen, groupId, total }: Shelf): ShelfOnWire => ({
  id: String(id),
  names,
  about,
  parent_id: parentId === null ? null : String(parentId),
  place,
  is_open: isOpen,
  group_id: groupId === null ? null : String(groupId),
  total,
});

/** Handlers of sections, categories and circles for editors. */
export function shelvesHandlers(
  { db }: Pick<Platform, 'db'>,
  shelves: Shelves,
  { open, log }: { open: OpenDesk; log: Pick<OperatorLog, 'around'> },
): Pick<Handlers, Served> {
  const isOpenGroup = async (groupId: number): Promise<boolean> =>
    (
      await db
        .select({ id: groups.id })
        .from(groups)
        .where(and(eq(groups.id, groupId), eq(groups.join, 'open')))
    ).length > 0;

  return {
    adminShelves: open(async ({ kind }) => ({ list: (await shelves.list(kind, true)).map(describe) })),
    adminSaveShelf: open(({ kind, id, names, about = nothing, parent_id, group_id, place, is_open }, actor) =>
      log.around(
        actor,
        { group: 'content', act: id === undefined ? 'add' : 'change', subject: subjectOf(kind, id), note: names },
        async () => {
          const parent = parent_id === undefined ? undefined : await shelves.find('category', numberOf(parent_id));
          if (parent_id !== undefined && (kind !== 'category' || !parent || parent.parentId !== null || parent_id === id))
            throw new CallError(texts.parent);
          const groupId = group_id === undefined ? null : numberOf(group_id);
          if (groupId !== null && (kind !== 'circle' || !(await isOpenGroup(groupId)))) throw new CallError(texts.group);
          const fields = { names, about, parentId: parent?.id ?? null, place, isOpen: is_open, groupId };
          const [row] =
            id === undefined
              ? await db
                  .insert(contentShelves)
                  .values({ kind, colors, ...fields })
                  .returning()
              : (await shelves.find(kind, numberOf(id)))
                ? await db
                    .update(contentShelves)
                    .set(fields)
                    .where(eq(contentShelves.id, numberOf(id)))
                    .returning()
                : [];
          if (!row) throw new CallError(texts.gone);
          return describe(row);
        },
      ),
    ),
  };
}
