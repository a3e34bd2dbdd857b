import type { UploadProgress } from '@pitchside/api/content/uploads';
import { randomBytes } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handlers, Member } from '../../../platform/handlers.ts';
import type { createUploadTokens } from './uploadToken.ts';
import { purposes, uploadLimits } from './uploads.data.ts';
import type { UploadSpace } from './uploadsSpace.ts';
import type { UploadRow } from './uploads.repository.ts';
import { dayBegins } from './uploadsDay.ts';
import { containerOf, headLength } from './coding/coding.data.ts';
import { refusalOf, storeVideo, type Intake } from './uploadsStored.ts';
import { codingTexts, texts } from './uploadsTexts.ts';
import { isMp4 } from './uploadsVideo.ts';

/** Resumable uploads in parts. */
export interface PartUploads {
  handlers: Pick<Handlers, 'beginUpload' | 'uploadState' | 'cancelUpload'>;
  /**
   * Appends a part to a member's own file, and completes the file with its last byte. Bytes at another offset are ignored: the response
   * names the expected one.
   * @throws CallError for a file that is not theirs or not in progress, of a wrong type, or with too many bytes; the error that cut the
   * connection, after received bytes were stored
   */
  append(member: Pick<Member, 'id'>, key: string, offset: number, chunks: AsyncIterable<Uint8Array>): Promise<UploadProgress>;
  /** Deletes the received parts of a file. */
  remove(key: string): Promise<void>;
  /** Received bytes of a file, in order. */
  bytesOf(key: string): AsyncIterable<Uint8Array>;
}

/** Minimum bytes of a part other than the last, for a file size. */
const leastPartOf = (size: number): number => Math.min(uploadLimits.leastPart, Math.ceil(size / uploadLimits.fewParts));

interface Parts extends Intake {
  space: UploadSpace;
  tokens: ReturnType<typeof createUploadTokens>;
  clock: Clock;
}

export function createPartUploads({ tokens, clock, space, ...intake }: Parts): PartUploads {
  const { storage, repository, drafts, coder, codings } = intake;

  async function own(userId: number, key: string): Promise<UploadRow> {
    const row = await repository.byKey(key);
    if (!row || row.userId !== userId || row.purpose !== 'video') throw new CallError(texts.gone);
    if (row.state === 'leaving' || row.state === 'gone') throw new CallError(texts.over);
    return row;
  }

  /** @throws CallError for a video that failed to transcode, with the reason */
  async function progressOf(row: UploadRow): Promise<UploadProgress> {
    const { key, size, ending, info } = row;
    const isWhole = row.state !== 'receiving';
    const coding = isWhole && info === null ? await codings.find(key) : undefined;
    if (coding?.fault) throw new CallError(codingTexts[coding.fault]);
    return {
      key,
      offset: isWhole ? size : row.received,
      size,
      part_size: uploadLimits.part,
      part_url: `/upload/${key}`,
      file: isWhole ? { key, path: `/u/${key}.${ending}`, size } : null,
      processing: coding ? coding.percent : null,
    };
  }

  async function remove(key: string): Promise<void> {
    for (const { name } of await repository.putFor(key)) {
      await storage.remove('parts', name);
      await repository.forgetPart(name);
    }
  }

  /** Refuses the file for good: all its data is deleted. */
  async function giveUp(row: UploadRow, size: number, why: CallError): Promise<never> {
    await repository.settle(row.key, { state: 'gone', size, ending: '' });
    await remove(row.key);
    throw why;
  }

  async function* bytesOf(key: string): AsyncGenerator<Uint8Array> {
    for (const { name } of await repository.partsOf(key)) {
      const part = await storage.open('parts', name);
      if (!part) throw new CallError(texts.over);
      if (part.size > 0) yield* part.read(0, part.size - 1) as AsyncIterable<Uint8Array>;
    }
  }

  /** Joins the parts; two concurrent calls get the same file. */
  async function finish(row: UploadRow): Promise<UploadProgress> {
    // Twice the size: a second copy is needed to move the metadata in front.
    return space.hold(undefined, 2 * row.size, () => putTogether(row));
  }

  async function putTogether(row: UploadRow): Promise<UploadProgress> {
    try {
      const draft = await drafts.join(`${row.key}.${randomBytes(6).toString('hex')}`, bytesOf(row.key));
      const { key, userId, size } = row;
      const { isComing } = await storeVideo(intake, { key, userId, draft, size, at: clock.now() });
      // The node that transcodes it reads the original again.
      if (isComing) return progressOf(await own(userId, key));
    } catch (error) {
      // A concurrent request for the same last byte was faster, and has deleted the parts.
      const now = await repository.byKey(row.key);
      if (now?.state === 'stored' || now?.state === 'kept') return progressOf(now);
      if (error instanceof CallError) return giveUp(row, row.size, error);
      throw error;
    }
    await remove(row.key);
    return progressOf(await own(row.userId, row.key));
  }

  /** Stores a received part; false when it came too late to count. */
  async function keepPart(row: UploadRow, draft: { path: string; size: number }): Promise<boolean> {
    const { key, received: offset } = row;
    const name = `${key}.${randomBytes(6).toString('hex')}`;
    await repository.partComes(name, key, offset);
    await storage.putFile('parts', name, draft.path);
    if (await repository.partCame({ name, key, offset, size: draft.size, at: clock.now() })) return true;
    await storage.remove('parts', name);
    await repository.forgetPart(name);
    return false;
  }

  return {
    remove,
    bytesOf,
    handlers: {
      async beginUpload({ token, key, size }, { member }) {
        const now = clock.now();
        const allowed = tokens.read(token, now);
        if (!allowed || allowed.key !== key || allowed.userId !== member.id || allowed.purpose !== 'video')
          throw new CallError(texts.token);
        if (size > allowed.maxSize) throw new CallError(texts.large);
        if ((await storage.freeShare()) < uploadLimits.freeShare) throw new CallError(texts.disk);
        const { purpose } = allowed;
        const taken = await repository.take(
          { key, userId: member.id, purpose, isPrivate: purposes[purpose].isPrivate, size, at: now },
          dayBegins(now),
          uploadLimits.videosADay,
          uploadLimits.begun,
        );
        if (taken === 'many') throw new CallError(texts.atOnce);
        if (taken === 'full') throw new CallError(texts.full);
        const row = await own(member.id, key);
        if (taken === 'used' && row.size !== size) throw new CallError(texts.used);
        return progressOf(row);
      },
      uploadState: async ({ key }, { member }) => progressOf(await own(member.id, key)),
      async cancelUpload({ key }, { member }) {
        const row = await repository.takeBack(member.id, key);
        if (!row) throw new CallError(texts.gone);
        await remove(key);
        await codings.forget(key);
        if (row.ending !== '') await storage.remove('public', `${key}.${row.ending}`);
        await repository.gone(key);
        return {};
      },
    },
    async append(member, key, offset, chunks) {
      const row = await own(member.id, key);
      if (row.state !== 'receiving' || row.received !== offset) return progressOf(row);
      const room = Math.min(uploadLimits.part, row.size - offset);
      return space.hold(member.id, room, () => takePart(row, chunks, room));
    },
  };

  async function takePart(row: UploadRow, chunks: AsyncIterable<Uint8Array>, room: number): Promise<UploadProgress> {
    const { key, received: offset } = row;
    const draft = await drafts.writePart(`${key}.${randomBytes(6).toString('hex')}`, chunks, room);
    try {
      if (draft.isTooLarge) return await giveUp(row, offset + draft.size, new CallError(texts.large));
      if (offset === 0 && draft.size >= headLength) {
        const head = await drafts.head(draft.path, headLength);
        if (!isMp4(head) && !(containerOf(head) !== undefined && (await coder.isAble())))
          return await giveUp(row, draft.size, await refusalOf('container', coder));
      }
      const isSmall = draft.size < leastPartOf(row.size) && offset + draft.size < row.size;
      if (isSmall && !draft.cut) throw new CallError(texts.small);
      if (draft.size > 0 && !isSmall) await keepPart(row, draft);
    } finally {
      await drafts.drop(draft.path);
    }
    if (draft.cut) throw draft.cut;
    const now = await own(row.userId, key);
    return now.state === 'receiving' && now.received === now.size ? finish(now) : progressOf(now);
  }
}
