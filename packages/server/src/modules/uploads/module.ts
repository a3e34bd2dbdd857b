import { eq } from 'drizzle-orm';
import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import { createSeal } from '../../platform/seal.ts';
import type { ObjectStorage } from '../../ports/storage/index.ts';
import { systemModule } from '../system/index.ts';
import { createUploads } from './uploads.service.ts';
import * as tables from './uploads.tables.ts';

interface Choices {
  /** Where uploaded files lie. */
  storage: ObjectStorage;
}

/** Everything that members upload, through one service. */
export const uploadsModule = defineModule({
  name: 'uploads',
  uses: { system: systemModule },
  tables,
  // The day's quota is counted from them.
  retention: [{ at: tables.uploads.at, keep: 30 * day, only: eq(tables.uploads.state, 'gone') }],
  async open(platform, { system }, { storage }: Choices) {
    const service = createUploads(platform, {
      storage,
      seal: createSeal(await system.secret('seal')),
      secret: await system.secret('uploads'),
    });
    return { service, handlers: service.handlers, jobs: [{ name: 'uploads.sweep', every: 600, run: service.sweep }] };
  },
});
