import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Platform } from '../../../../platform/platform.ts';
import { speakAll } from '../../../../text/speak.ts';
import { codingTexts, type Uploads } from '../../uploads/index.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import { titleOf } from '../core/content.service.ts';
import { contentItems } from '../core/content.tables.ts';
import type { Notices } from '../core/notices.ts';
import type { Publishing } from '../core/publishing.ts';

/** Number of objects per batch. */
const atOnce = 100;

interface Parts {
  acts: ActsRepository;
  publishing: Publishing;
  notices: Pick<Notices, 'notify'>;
  uploads: Pick<Uploads, 'becameOf'>;
}

/** Settles objects whose video was being transcoded: they go on to review or become public, or fail with the reason. */
export function createCodedSettling({ db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>, parts: Parts) {
  const { acts, publishing, notices, uploads } = parts;

  /** Checks one object. Returns whether its state changed; idempotent. */
  async function settle(id: number): Promise<boolean> {
    return events.transaction(async (tx, emit) => {
      await publishing.turn(tx);
      const item = await acts.hold(tx, id, 'update');
      if (!item || item.codingKey === null) return false;
      const became = await uploads.becameOf(tx, item.codingKey);
      if (became === 'coming') return false;
      const { clip, isHeld, ...data } = item.data;
      // If the author deleted it meanwhile, only the row is updated.
      const isWaiting = item.state === 'processing';
      if ('fault' in became) {
        await acts.change(tx, id, { codingKey: null, data: { ...data, ...(clip && { clip }), fault: became.fault } });
        if (!isWaiting) return true;
        await acts.setState(tx, item, 'failed', '', clock.now());
        await notices.notify(tx, emit, {
          to: item.authorId,
          kind: 'unprocessed',
          object: { kind: item.kind, id },
          text: titleOf(item),
          reason: speakAll(codingTexts[became.fault]),
        });
        return true;
      }
      const fields = { codingKey: null, data: { ...data, ...(clip && { clip: { ...clip, ...became } }) } };
      await acts.change(tx, id, fields);
      if (!isWaiting) return true;
      if (isHeld) await acts.setState(tx, item, 'awaiting', '', clock.now());
      else await publishing.show(tx, emit, { ...item, ...fields });
      return true;
    });
  }

  return {
    /** Settles the object that uses an upload, if there is one. */
    async ofUpload(key: string): Promise<void> {
      const rows = await db.select({ id: contentItems.id }).from(contentItems).where(eq(contentItems.codingKey, key));
      for (const { id } of rows) await settle(id);
    },
    /** Checks all of them, which also finds those left by a crashed node. Returns how many moved on. */
    async run(): Promise<number> {
      let [after, settled] = [0, 0];
      for (;;) {
        const rows = await db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(and(isNotNull(contentItems.codingKey), gt(contentItems.id, after)))
          .orderBy(asc(contentItems.id))
          .limit(atOnce);
        for (const { id } of rows) {
          settled += Number(await settle(id));
          after = id;
        }
        if (rows.length < atOnce) return settled;
      }
    },
  };
}
