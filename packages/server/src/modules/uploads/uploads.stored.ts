import type { UploadedFile } from '@pitchside/api/uploads';
import { CallError } from '../../platform/call.error.ts';
import type { ObjectStorage } from '../../ports/storage/index.ts';
import type { Drafts } from './uploads.drafts.ts';
import type { UploadsRepository } from './uploads.repository.ts';
import { texts } from './uploads.texts.ts';
import { inspectVideo } from './uploads.video.ts';

/** What takes files in. */
export interface Intake {
  storage: ObjectStorage;
  repository: UploadsRepository;
  drafts: Drafts;
}

/**
 * Looks into a video that has arrived whole and stores it; its draft is gone afterwards.
 * @throws CallError for what browsers do not play, or for one that was given up meanwhile
 */
export async function storeVideo(
  { storage, repository, drafts }: Intake,
  { key, draft, size, at }: { key: string; draft: string; size: number; at: number },
): Promise<UploadedFile> {
  try {
    const found = await inspectVideo(draft);
    if (typeof found === 'string') throw new CallError(texts.video[found]);
    await storage.putFile('public', `${key}.mp4`, draft);
    const file = { key, path: `/u/${key}.mp4`, size };
    if (await repository.settle(key, { state: 'stored', size, ending: 'mp4', info: found, movedAt: at })) return file;
    const row = await repository.byKey(key);
    // Another answer to the same last part came first: it is the same file.
    if (row?.state === 'stored' || row?.state === 'kept') return file;
    await storage.remove('public', `${key}.mp4`);
    throw new CallError(texts.late);
  } finally {
    await drafts.drop(draft);
  }
}
