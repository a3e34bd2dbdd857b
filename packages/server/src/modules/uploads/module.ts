import { eq, isNotNull } from 'drizzle-orm';
import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import { createSeal } from '../../platform/seal.ts';
import type { ObjectStorage } from '../../ports/storage/index.ts';
import { systemModule } from '../system/index.ts';
import * as codingTables from './coding/coding.tables.ts';
import { createUploads } from './uploads.service.ts';
import * as tables from './uploads.tables.ts';

interface Choices {
  /** Storage of uploaded files. */
  storage: ObjectStorage;
}

/** Everything that members upload, through one service. */
export const uploadsModule = defineModule({
  name: 'uploads',
  uses: { system: systemModule },
  tables: { ...tables, ...codingTables },
  retention: [
    // The day's quota is counted from them.
    { at: tables.uploads.at, keep: 30 * day, only: eq(tables.uploads.state, 'gone') },
    // Why nothing came of a video is its member's to read meanwhile.
    { at: codingTables.uploadCodings.at, keep: day, only: isNotNull(codingTables.uploadCodings.fault) },
  ],
  async open(platform, { system }, { storage }: Choices) {
    const service = createUploads(platform, {
      storage,
      seal: createSeal(await system.secret('seal')),
      secret: await system.secret('uploads'),
    });
    return {
      service,
      handlers: service.handlers,
      jobs: [{ name: 'uploads.sweep', every: 600, run: service.sweep }],
      // Not a job: as many nodes as have an ffmpeg make videos at once, each another one; a row of the database says who is at which.
      paces: [service.pace],
    };
  },
});
