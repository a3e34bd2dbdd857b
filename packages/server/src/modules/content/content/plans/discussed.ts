import type { DiscussedKind } from '@pitchside/api/content/content';
import { eq } from 'drizzle-orm';
import { takeTurn } from '../../../../platform/locks.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Database, Transaction } from '../../../../ports/database/database.ts';
import type { Plans } from '../../../experts/plans/index.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Item } from '../core/items.presenter.ts';
import type { Shelves } from '../shelves/shelves.ts';
import { plansShelf } from '../shelves/shelves.data.ts';
import { contentPlans } from './discussed.tables.ts';

type From = Database | Transaction;

/**
 * Read access to the comments of an object, and the id that its page uses. For all kinds but plans: everybody who sees the object, and its
 * own id.
 */
export interface Sight {
  /** Whether a member, or a visitor, may read the comments of an object. */
  reads(item: Pick<Item, 'id' | 'kind'>, memberId: number | undefined, from?: From): Promise<boolean>;
  objectOf(item: Pick<Item, 'id' | 'kind'>, from?: From): Promise<{ kind: DiscussedKind; id: number }>;
}

export interface DiscussedPlans {
  sight: Sight;
  /** The object that carries the comments of a plan; undefined before the first comment. */
  itemOf(planId: number): Promise<Item | undefined>;
  /** The same, created if missing. */
  openItem(tx: Transaction, plan: { id: number; authorId: number; title: string }): Promise<Item>;
}

/** Comments on plans: whoever must not read a plan must not read its comments. */
export function createDiscussedPlans(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { acts, shelves, plans }: { acts: ActsRepository; shelves: Pick<Shelves, 'putOnOwn'>; plans: Pick<Plans, 'talkOf'> },
): DiscussedPlans {
  async function rowOf(planId: number, from: From = db): Promise<Item | undefined> {
    const [row] = await from
      .select({ item: contentItems })
      .from(contentPlans)
      .innerJoin(contentItems, eq(contentItems.id, contentPlans.itemId))
      .where(eq(contentPlans.planId, planId));
    return row?.item;
  }
  async function planOf(itemId: number, from: From = db): Promise<number> {
    const [row] = await from.select({ id: contentPlans.planId }).from(contentPlans).where(eq(contentPlans.itemId, itemId));
    // Every object of this kind was created together with its row.
    if (!row) throw new Error(`no plan is discussed as ${itemId}`);
    return row.id;
  }

  return {
    sight: {
      async reads({ id, kind }, memberId, from) {
        return kind !== 'plan' || (await plans.talkOf(await planOf(id, from), memberId, from))?.mayRead === true;
      },
      async objectOf({ id, kind }, from) {
        return { kind, id: kind === 'plan' ? await planOf(id, from) : id };
      },
    },
    itemOf: rowOf,
    async openItem(tx, { id, authorId, title }) {
      const known = await rowOf(id, tx);
      if (known) return known;
      // Two concurrent first comments create one object.
      await takeTurn(tx, 'planTalk', id);
      const made = await rowOf(id, tx);
      if (made) return made;
      const at = clock.now();
      const shelfId = await shelves.putOnOwn(tx, 'plan', plansShelf);
      // It is in no feed, and takes no place in the order of publication.
      const item = await acts.add(tx, {
        kind: 'plan',
        authorId,
        state: 'shown',
        shelfId,
        title,
        body: '',
        data: {},
        at,
        place: 0,
        publishedAt: at,
      });
      await tx.insert(contentPlans).values({ planId: id, itemId: item.id });
      return item;
    },
  };
}
