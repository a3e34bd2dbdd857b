import { CallError } from '../../../platform/callError.ts';
import { uploadLimits } from './uploads.data.ts';
import { texts } from './uploadsTexts.ts';

/** Space for uploads in progress at this node. */
export interface UploadSpace {
  /**
   * Reserves space while work runs, and releases it however that ends.
   * @param userId the member; undefined where a file is joined
   * @throws CallError where the member has too much in progress, or the disk is full
   */
  hold<T>(userId: number | undefined, bytes: number, work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** Maximum concurrent uploads of a member, and their total bytes. */
  atOnce: number;
  ofMember: number;
  /** Maximum total bytes. */
  ofAll: number;
}

/** @param freeShare free share of the disk */
export function createUploadSpace(freeShare: () => Promise<number>, { atOnce, ofMember, ofAll }: Limits = uploadLimits): UploadSpace {
  const members = new Map<number, { count: number; bytes: number }>();
  let all = 0;
  return {
    async hold(userId, bytes, work) {
      const own = userId === undefined ? undefined : (members.get(userId) ?? { count: 0, bytes: 0 });
      // Counted before any await, so that concurrent uploads cannot pass together.
      if (own && (own.count >= atOnce || own.bytes + bytes > ofMember)) throw new CallError(texts.atOnce);
      if (all + bytes > ofAll) throw new CallError(texts.disk);
      all += bytes;
      if (own && userId !== undefined) {
        own.count += 1;
        own.bytes += bytes;
        members.set(userId, own);
      }
      try {
        if ((await freeShare()) < uploadLimits.freeShare) throw new CallError(texts.disk);
        return await work();
      } finally {
        all -= bytes;
        if (own && userId !== undefined) {
          own.count -= 1;
          own.bytes -= bytes;
          if (own.count === 0) members.delete(userId);
        }
      }
    },
  };
}
