import type { Clip, Picture } from '@pitchside/api/content/content';
import type { UploadPurpose, UploadedFile } from '@pitchside/api/content/uploads';
import { randomBytes } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers, Member } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Running } from '../../../platform/running.types.ts';
import { temporaryFolder } from '../../../platform/temporary.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { ObjectStorage, OpenFile } from '../../../ports/storage/index.ts';
import { createCoder } from './coding/coder.ts';
import { codedEndings, type CodingFault } from './coding/coding.data.ts';
import { createCodingRepository } from './coding/coding.repository.ts';
import { createUploadTokens, type UploadGrant } from './uploadToken.ts';
import { sniff } from './sniff.ts';
import { collect } from './collect.ts';
import { savedName, typeOf } from './savedName.ts';
import { fileTypes, purposes, uploadLimits } from './uploads.data.ts';
import { dayBegins } from './uploadsDay.ts';
import { drawnAs, redraw, type Drawn } from './uploadsPictures.ts';
import { createDrafts } from './uploadsDrafts.ts';
import { createPartUploads, type PartUploads } from './uploadsParts.ts';
import { codingTexts, texts } from './uploadsTexts.ts';
import { storeVideo } from './uploadsStored.ts';
import { areaOf, filesOf, keyOf, nameOf, type StoredFile } from './uploadsFiles.ts';
import { createUploadSpace } from './uploadsSpace.ts';
import { createUploadsRepository, type UploadRow } from './uploads.repository.ts';

/** User of a file: kind and id. */
export type FileUser =
  `${'plan' | 'content' | 'report' | 'feedback' | 'verification' | 'member' | 'team' | 'space' | 'room' | 'overlay' | 'group' | 'message'}:${number | string}`;

/** Form fields beside the file. */
export interface UploadForm {
  token: string;
  key: string;
}

/** A file for a message. */
export interface SentFile {
  path: string;
  /** Path of a smaller picture; for a file its own path. */
  thumb: string;
  /** Of a picture, in px. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
  mime: string;
  /** Download name; empty for a picture. */
  name: string;
}

export interface Uploads extends Pick<PartUploads, 'append'> {
  handlers: Pick<Handlers, 'getQiniuToken' | 'storageToken'> & PartUploads['handlers'];
  /** The member of a token; undefined for an invalid one. */
  memberOf(token: string): Pick<Member, 'id'> | undefined;
  /**
   * Receives one file for a token: counts it, checks it while streaming, re-encodes pictures, and stores it.
   * @throws CallError for a bad token, a wrong type, too many bytes, an exceeded quota or a full disk
   */
  receive(member: Pick<Member, 'id'>, form: UploadForm, chunks: AsyncIterable<Uint8Array>): Promise<UploadedFile>;
  /**
   * Puts an uploaded file of the member to use, inside the caller's transaction. The user registers itself with `use` once it has an id.
   * @returns its path for public files, its key for private ones
   * @throws CallError when the member has no such file (any more)
   */
  keep(tx: Transaction, userId: number, key: string, purpose: UploadPurpose): Promise<string>;
  /** Like `keep`, for a picture in three sizes. */
  keepPicture(tx: Transaction, userId: number, key: string, purpose: 'post' | 'article'): Promise<Picture>;
  /** Like `keep`, for a video and its cover. `coding` is its key while it is being transcoded. @throws CallError when that failed */
  keepClip(tx: Transaction, userId: number, video: string, cover: string): Promise<{ clip: Clip; coding: string | null }>;
  /** State of a video that was being transcoded: `coming`, the reason of a failure, or its metadata. */
  becameOf(tx: Transaction, key: string): Promise<'coming' | { fault: CodingFault } | Pick<Clip, 'seconds' | 'width' | 'height'>>;
  /** Files and bytes by state, for whoever runs the site. */
  figures(): Promise<readonly { state: string; files: number; bytes: number }[]>;
  /** Progress of videos in percent; leaves out those that are not being transcoded. */
  percents(keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Registers a listener for videos that this node finished or gave up. After a crash of the node nobody is called. */
  onCoded(listener: (key: string) => Promise<void>): void;
  /** Transcodes videos as long as this node runs. */
  pace(): Running;
  /** Like `keep`, for a file of a message with a download name. @param called name given by the sender; nothing for a picture */
  keepSent(tx: Transaction, userId: number, key: string, purpose: 'message_image' | 'message_file', called?: string): Promise<SentFile>;
  /** Registers a use of files until `letGo`, also of released ones that are not deleted yet. Names are keys or public paths. */
  use(tx: Transaction, by: FileUser, names: readonly (string | null)[]): Promise<void>;
  /** Releases a use of files at an instant (ms UTC). A file is deleted when all its uses have ended. */
  letGo(tx: Transaction, by: FileUser, names: readonly (string | null)[], at: number): Promise<void>;
  /** A public file by its name, such as `key.jpg`; undefined when there is none. */
  readPublic(name: string): Promise<Buffer | undefined>;
  /** Download name of a public file `key.pdf`; undefined where it has none. */
  savedNameOf(name: string): Promise<string | undefined>;
  /** A public video by its name `key.mp4`, readable in ranges; undefined when there is none. */
  openVideo(name: string): Promise<OpenFile | undefined>;
  /** A private picture, decrypted. The caller authorizes and logs the access. Undefined once it is deleted. */
  readPrivate(key: string): Promise<{ type: 'image/jpeg'; bytes: Buffer } | undefined>;
  /** Files that a member sent and that are still there, to be read one after the other; undefined for one that is gone meanwhile. */
  filesOf(memberId: number): Promise<StoredFile[]>;
  /** Deletes orphans, expired files and unfinished uploads, some hundreds at a time. Returns their number. */
  sweep(): Promise<number>;
}

/** Extension of pictures whose row has none. */
const pictureEnding = 'jpg';

/** Upload service for everything that members send. */
export function createUploads(
  platform: Platform,
  { storage, seal, secret }: { storage: ObjectStorage; seal: Seal; secret: string },
): Uploads {
  const { db, clock } = platform;
  const repository = createUploadsRepository(db);
  const tokens = createUploadTokens(secret);
  const draftsFolder = temporaryFolder(platform.settings, 'drafts');
  const drafts = createDrafts(draftsFolder);
  const space = createUploadSpace(draftsFolder.freeShare);
  const codings = createCodingRepository(db);
  const coder = createCoder(
    platform,
    {
      storage,
      repository: codings,
      bytesOf: (key) => parts.bytesOf(key),
      removeOriginal: (key) => parts.remove(key),
    },
    temporaryFolder(platform.settings, 'coding'),
  );
  const rulesOf = async (purpose: UploadPurpose) => ({
    purpose,
    accept: [...purposes[purpose].accept, ...(purpose === 'video' && (await coder.isAble()) ? codedEndings : [])],
    max_size: purposes[purpose].maxSize,
  });

  async function grant(purpose: UploadPurpose, userId: number) {
    const { maxSize, accept } = purposes[purpose];
    const key = randomBytes(18).toString('base64url');
    const expiresAt = clock.now() + uploadLimits.tokenLife;
    return {
      token: tokens.make({ purpose, key, userId, maxSize }, accept, expiresAt),
      key,
      upload_url: '/upload',
      rules: await rulesOf(purpose),
      expires_at: expiresAt,
    };
  }

  /** Deletes a file with its other sizes and parts. */
  async function removeFiles(row: Pick<UploadRow, 'key' | 'ending' | 'isPrivate' | 'purpose'>): Promise<void> {
    await parts.remove(row.key);
    if (row.purpose === 'video') await codings.forget(row.key);
    const shape = purposes[row.purpose as UploadPurpose]?.shape;
    for (const size of typeof shape === 'object' && 'sizes' in shape ? shape.sizes : [{ ending: '' }])
      await storage.remove(areaOf(row), `${row.key}${size.ending}.${row.ending || pictureEnding}`);
  }

  async function kept(tx: Transaction, userId: number, key: string, purpose: UploadPurpose | 'video'): Promise<UploadRow> {
    const row = await repository.keep(tx, userId, key, purpose);
    if (!row) throw new CallError(texts.gone);
    if (row === 'late') throw new CallError(texts.late);
    return row;
  }

  /** Receives one file in a single request. */
  async function receiveOne({ id }: Pick<Member, 'id'>, allowed: UploadGrant, chunks: AsyncIterable<Uint8Array>): Promise<UploadedFile> {
    const { key } = allowed;
    if ((await storage.freeShare()) < uploadLimits.freeShare) throw new CallError(texts.disk);
    const { isPrivate, accept } = purposes[allowed.purpose];
    const now = clock.now();
    const taken = await repository.take(
      { key, userId: id, purpose: allowed.purpose, isPrivate, size: allowed.maxSize, at: now },
      dayBegins(now),
      allowed.purpose === 'video' ? uploadLimits.videosADay : uploadLimits.aDay,
    );
    if (taken !== 'taken') throw new CallError(taken === 'used' ? texts.used : texts.full);
    let size = 0;
    try {
      if (allowed.purpose === 'video') {
        const draft = await drafts.write(key, chunks, allowed.maxSize, (so) => void (size = so), new CallError(texts.large));
        return (await storeVideo(intake, { key, userId: id, draft, size, at: clock.now() })).file;
      }
      const bytes = await collect(chunks, allowed.maxSize, (so) => void (size = so));
      const rules = purposes[allowed.purpose];
      const isKept = rules.shape === 'kept';
      const type = sniff(bytes);
      if (!type || !accept.some((each) => each === type)) throw new CallError(isKept ? texts.fileType : texts.type);
      const asItCame: Drawn[] = [{ ending: '', bytes, width: 0, height: 0 }];
      const files = isKept ? asItCame : await redraw(bytes, rules);
      const [first] = files ?? [];
      if (!files || !first) throw new CallError(texts.broken);
      const { ending, mime } = isKept ? { ending: fileTypes[type], mime: type } : drawnAs(rules);
      for (const each of files)
        await storage.put(areaOf({ isPrivate }), `${key}${each.ending}.${ending}`, isPrivate ? seal.sealBytes(each.bytes) : each.bytes);
      const info = { width: first.width, height: first.height, bytes: first.bytes.length, mime };
      if (!(await repository.settle(key, { state: 'stored', size, ending, info }))) {
        await removeFiles({ key, ending, isPrivate, purpose: allowed.purpose });
        throw new CallError(texts.late);
      }
      return { key, path: isPrivate ? null : `/u/${key}.${ending}`, size: first.bytes.length };
    } catch (error) {
      await repository.settle(key, { state: 'gone', size, ending: '' });
      await parts.remove(key);
      throw error;
    }
  }

  const intake = { storage, repository, drafts, coder, codings };
  const parts = createPartUploads({ ...intake, tokens, clock, space });

  return {
    append: parts.append,
    handlers: {
      ...parts.handlers,
      getQiniuToken: async ({ purpose }, { member }) => grant(purpose, member.id),
      async storageToken(_, { member }) {
        const used = await repository.used(member.id, dayBegins(clock.now()), false);
        return {
          ...(await grant('avatar', member.id)),
          purposes: await Promise.all((Object.keys(purposes) as UploadPurpose[]).map(rulesOf)),
          left_today: Math.max(0, uploadLimits.aDay - used),
        };
      },
    },
    memberOf(token) {
      const allowed = tokens.read(token, clock.now());
      return allowed && { id: allowed.userId };
    },
    async receive(member, form, chunks) {
      const allowed = tokens.read(form.token, clock.now());
      if (!allowed || allowed.key !== form.key || allowed.userId !== member.id) throw new CallError(texts.token);
      return space.hold(member.id, allowed.maxSize, () => receiveOne(member, allowed, chunks));
    },
    async keep(tx, userId, key, purpose) {
      const row = await kept(tx, userId, key, purpose);
      return row.isPrivate ? row.key : `/u/${nameOf(row)}`;
    },
    async keepPicture(tx, userId, key, purpose) {
      const { info, ending: suffix } = await kept(tx, userId, key, purpose);
      const path = (size: string) => `/u/${key}${size}.${suffix}`;
      return { small: path('_s'), medium: path('_m'), large: path(''), width: info?.width ?? 0, height: info?.height ?? 0 };
    },
    async keepClip(tx, userId, video, cover) {
      const { info, ...file } = await kept(tx, userId, video, 'video');
      const picture = await kept(tx, userId, cover, 'cover');
      const coding = info === null ? await codings.find(video, tx) : undefined;
      if (coding?.fault) throw new CallError(codingTexts[coding.fault]);
      const { width = 0, height = 0, seconds = 0 } = info ?? {};
      return { clip: { url: `/u/${nameOf(file)}`, cover: `/u/${nameOf(picture)}`, seconds, width, height }, coding: coding?.key ?? null };
    },
    async becameOf(tx, key) {
      const coding = await codings.find(key, tx);
      if (coding) return coding.fault ? { fault: coding.fault } : 'coming';
      const info = (await repository.byKey(key, tx))?.info;
      return info ? { seconds: info.seconds ?? 0, width: info.width, height: info.height } : { fault: 'unable' };
    },
    figures: repository.byState,
    percents: codings.percents,
    onCoded: coder.onOver,
    pace: coder.pace,
    async keepSent(tx, userId, key, purpose, called = '') {
      const row = await kept(tx, userId, key, purpose);
      const name = purpose === 'message_file' ? savedName(called, typeOf(row)) : '';
      if (name !== '') await repository.call(tx, key, name);
      const { width = 0, height = 0, bytes = row.size, mime = 'image/jpeg' } = row.info ?? {};
      const path = `/u/${nameOf(row)}`;
      return { path, thumb: purpose === 'message_image' ? `/u/${key}_m.${row.ending}` : path, width, height, size: bytes, mime, name };
    },
    use: (tx, by, names) => repository.use(tx, by, [...new Set(names.flatMap(keyOf))], null),
    letGo: (tx, by, names, at) => repository.use(tx, by, [...new Set(names.flatMap(keyOf))], at),
    readPublic: async (name) =>
      /^[\w-]{20,40}\.[a-z]{3,4}$/.test(name) && !name.endsWith('.mp4') ? storage.get('public', name) : undefined,
    async savedNameOf(name) {
      const key = keyOf(name);
      const row = typeof key === 'string' ? await repository.byKey(key) : undefined;
      // Names stored before sanitizing was introduced are sanitized here.
      return row?.info?.name === undefined ? undefined : savedName(row.info.name, typeOf(row));
    },
    openVideo: async (name) => (/^[\w-]{20,40}\.mp4$/.test(name) ? storage.open('public', name) : undefined),
    async readPrivate(key) {
      const row = await repository.byKey(key);
      if (!row?.isPrivate || row.state === 'leaving' || row.state === 'gone') return undefined;
      const sealed = await storage.get('private', nameOf(row));
      return sealed && { type: 'image/jpeg', bytes: seal.openBytes(sealed) };
    },
    filesOf: filesOf(repository, { storage, seal }),
    async sweep() {
      const now = clock.now();
      await repository.claimDue(now - uploadLimits.orphan, now);
      let gone = 0;
      // First the row, then the file: a crash in between leaves an extra file, never a missing one, and the next sweep continues.
      for (const row of await repository.leaving()) {
        await removeFiles(row);
        if (await repository.gone(row.key)) gone += 1;
      }
      await drafts.sweep(Date.now() - uploadLimits.orphan);
      await coder.sweep(Date.now() - uploadLimits.orphan);
      return gone + (await storage.removeUnfinished(Date.now() - uploadLimits.orphan));
    },
  };
}
