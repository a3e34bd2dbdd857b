import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { ZipFile } from 'yazl';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import { temporaryFolder } from '../../../platform/temporary.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { writeRows, type ExportedTable } from './dataExportRows.ts';

interface Parts {
  tables: readonly ExportedTable[];
  uploads: Pick<Uploads, 'filesOf'>;
  seal: Seal;
}

/** Makes the file of an export on this machine: a sealed ZIP of JSON by subject, and of the files that the member sent. */
export function createExportFile({ db, settings }: Pick<Platform, 'db' | 'settings'>, { tables, uploads, seal }: Parts) {
  const folder = temporaryFolder(settings, 'exports');

  return {
    /**
     * Hands the finished file to `keep` and removes what is left.
     * @param proceed called with the percent that is done; throws to give up
     */
    async make(memberId: number, proceed: (percent: number) => Promise<void>, keep: (path: string, bytes: number) => Promise<void>) {
      const own = join(await folder.open(), randomUUID());
      await mkdir(own, { mode: 0o700 });
      try {
        const zip = new ZipFile();
        for (const [index, table] of tables.entries()) {
          const name = `${table.module}.${getTableConfig(table.of.table).name}.json`;
          await writeRows(db, table, memberId, join(own, name));
          zip.addFile(join(own, name), name);
          await proceed(Math.floor((index / tables.length) * 80));
        }
        for (const { name, open } of await uploads.filesOf(memberId))
          zip.addReadStreamLazy(`files/${name}`, { compress: false }, (give) => {
            open().then(
              (file) => give(null, file ?? Readable.from([])),
              (error: Error) => give(error, Readable.from([])),
            );
          });
        const sealed = join(own, 'sealed');
        const writing = pipeline(zip.outputStream, seal.sealStream, createWriteStream(sealed, { mode: 0o600 }));
        zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
        zip.end();
        await writing;
        await proceed(95);
        await keep(sealed, (await stat(sealed)).size);
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    },
  };
}
