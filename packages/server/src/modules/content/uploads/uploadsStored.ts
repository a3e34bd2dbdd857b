import type { UploadedFile } from '@pitchside/api/content/uploads';
import { randomBytes } from 'node:crypto';
import { CallError } from '../../../platform/callError.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import type { Coder } from './coding/coder.ts';
import { codingLimits, containerOf, headLength } from './coding/coding.data.ts';
import type { CodingRepository } from './coding/coding.repository.ts';
import type { Drafts } from './uploadsDrafts.ts';
import type { UploadsRepository } from './uploads.repository.ts';
import { texts } from './uploadsTexts.ts';
import { putHeadInFront } from './uploadsFront.ts';
import { inspectVideo, type VideoFault } from './uploadsVideo.ts';

/** Dependencies of taking in files. */
export interface Intake {
  storage: ObjectStorage;
  repository: UploadsRepository;
  drafts: Drafts;
  coder: Pick<Coder, 'isAble' | 'wake'>;
  codings: CodingRepository;
}

/** A completely uploaded video. */
interface Arrived {
  key: string;
  userId: number;
  draft: string;
  size: number;
  at: number;
}

/** Faults that transcoding can fix; truncated and empty files are always refused. */
const mended: readonly VideoFault[] = ['container', 'picture', 'sound'];

/** Error for a refused video, by its fault. */
export const refusalOf = async (fault: VideoFault, coder: Pick<Coder, 'isAble'>): Promise<CallError> =>
  new CallError(fault === 'container' && (await coder.isAble()) ? texts.unknown : texts.video[fault]);

/** Stores the original and queues it for transcoding. */
async function beginCoding(
  { storage, repository, drafts, coder, codings }: Intake,
  { key, userId, draft, size, at }: Arrived,
  fault: VideoFault,
): Promise<boolean> {
  const container = containerOf(await drafts.head(draft, headLength));
  if (!mended.includes(fault) || container === undefined || !(await coder.isAble())) throw await refusalOf(fault, coder);
  const { own, all } = await codings.waiting(userId);
  if (own >= codingLimits.ofMember) throw new CallError(texts.waiting);
  if (all >= codingLimits.ofAll) throw new CallError(texts.busy);
  // A file uploaded in parts is there already.
  if ((await repository.partsOf(key)).length === 0) {
    const name = `${key}.${randomBytes(6).toString('hex')}`;
    await repository.partComes(name, key, 0);
    await storage.putFile('parts', name, draft);
    await repository.partCame({ name, key, offset: 0, size, at });
  }
  if (!(await codings.begin({ key, userId, container, at }, size))) return false;
  coder.wake();
  return true;
}

/**
 * Inspects a completely uploaded video, then stores it with its metadata in front or queues it for transcoding. The draft is deleted
 * afterwards.
 * @throws CallError for a video that neither plays nor can be transcoded, or that was cancelled meanwhile
 */
export async function storeVideo(intake: Intake, arrived: Arrived): Promise<{ file: UploadedFile; isComing: boolean }> {
  const { storage, repository, drafts } = intake;
  const { key, draft, size, at } = arrived;
  const front = `${draft}.front`;
  try {
    const found = await inspectVideo(draft);
    const isComing = typeof found === 'string';
    const file = { key, path: `/u/${key}.mp4`, size };
    if (!isComing) await storage.putFile('public', `${key}.mp4`, (await putHeadInFront(draft, front)) ? front : draft);
    const isSettled = isComing
      ? await beginCoding(intake, arrived, found)
      : await repository.settle(key, { state: 'stored', size, ending: 'mp4', info: found, movedAt: at });
    if (isSettled) return { file, isComing };
    const row = await repository.byKey(key);
    // A concurrent request for the same last part came first: it is the same file.
    if (row?.state === 'stored' || row?.state === 'kept') return { file, isComing };
    await storage.remove('public', `${key}.mp4`);
    throw new CallError(texts.late);
  } finally {
    await drafts.drop(draft);
    await drafts.drop(front);
  }
}
