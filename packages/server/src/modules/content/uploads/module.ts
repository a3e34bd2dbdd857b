import { eq, isNotNull } from 'drizzle-orm';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { createSeal } from '../../../platform/seal.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import * as codingTables from './coding/coding.tables.ts';
import { createUploads } from './uploads.service.ts';
import * as tables from './uploads.tables.ts';

interface Choices {
  /** Storage of uploaded files. */
  storage: ObjectStorage;
}

/** All uploads by members. */
export const uploadsModule = defineModule({
  name: 'uploads',
  uses: { system: systemModule },
  tables: { ...tables, ...codingTables },
  personal: [{ of: codingTables.uploadCodings.userId, not: 'progress of work on uploads' }, { of: tables.uploads.userId }],
  retention: [
    // They count towards the daily quota.
    { at: tables.uploads.at, keep: 30 * day, only: eq(tables.uploads.state, 'gone') },
    // The member can read the reason of a failure meanwhile.
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
      // No job, which one node would run: every node with ffmpeg transcodes other videos at the same time, by leases in the database.
      paces: [service.pace],
    };
  },
});
