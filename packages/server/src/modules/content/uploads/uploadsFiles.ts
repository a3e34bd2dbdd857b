import { Readable } from 'node:stream';
import type { Seal } from '../../../platform/seal.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import type { UploadRow, UploadsRepository } from './uploads.repository.ts';

/** A file that a member sent. */
export interface StoredFile {
  name: string;
  /** Its bytes, decrypted; undefined once it is gone. */
  open(): Promise<Readable | undefined>;
}

/** Name of a file in the storage. */
export const nameOf = ({ key, ending }: Pick<UploadRow, 'key' | 'ending'>): string => `${key}.${ending}`;

/** Area of the storage that a file lies in. */
export const areaOf = ({ isPrivate }: Pick<UploadRow, 'isPrivate'>) => (isPrivate ? 'private' : 'public');

/** Key of a file, from the key itself or its path. */
export const keyOf = (name: string | null): string | [] => /^(?:\/u\/)?([\w-]{20,40})(?:\.\w+)?$/.exec(name ?? '')?.[1] ?? [];

/** Lists the files of a member that are still there, to be read one after the other. */
export function filesOf(
  repository: Pick<UploadsRepository, 'filesOf'>,
  { storage, seal }: { storage: Pick<ObjectStorage, 'open' | 'get'>; seal: Seal },
) {
  async function open(row: UploadRow): Promise<Readable | undefined> {
    if (row.isPrivate) {
      const sealed = await storage.get('private', nameOf(row));
      return sealed && Readable.from([seal.openBytes(sealed)]);
    }
    const file = await storage.open('public', nameOf(row));
    return file && file.size > 0 ? file.read(0, file.size - 1) : undefined;
  }
  return async (memberId: number): Promise<StoredFile[]> =>
    (await repository.filesOf(memberId)).map((row) => ({ name: nameOf(row), open: () => open(row) }));
}
