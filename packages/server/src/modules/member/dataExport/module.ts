import { inArray } from 'drizzle-orm';
import { createDownloads } from '../../../platform/downloads.ts';
import { defineModule } from '../../../platform/module.ts';
import type { Personal } from '../../../platform/personal.ts';
import { day } from '../../../platform/retention.ts';
import { createSeal } from '../../../platform/seal.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { createDataExport } from './dataExport.service.ts';
import * as tables from './dataExport.tables.ts';

interface Choices {
  storage: ObjectStorage;
  /** Rules of all modules. */
  personal: readonly (Personal & { module: string })[];
}

/** Exports of members' own data: a job makes a ZIP of what the manifests of all modules give. Its own sweep deletes the files. */
export const dataExportModule = defineModule({
  name: 'dataExport',
  uses: { notices: noticesModule, system: systemModule, uploads: uploadsModule },
  tables,
  retention: [{ at: tables.dataExports.askedAt, keep: 30 * day, only: inArray(tables.dataExports.state, ['failed', 'gone']) }],
  personal: [{ of: tables.dataExports.memberId, without: [tables.dataExports.claim, tables.dataExports.name] }],
  async open(platform, { notices, system, uploads }, { storage, personal }: Choices) {
    const service = createDataExport(platform, {
      tables: personal.flatMap((rule) => ('not' in rule ? [] : [rule])),
      uploads,
      notices,
      storage,
      seal: createSeal(await system.secret('seal')),
      downloads: createDownloads(await system.secret('data-export'), platform),
    });
    return {
      service: { round: service.round, sweep: service.sweep },
      handlers: service.handlers,
      routes: service.routes,
      jobs: [
        { name: 'dataExport.make', every: 2, run: service.round },
        { name: 'dataExport.sweep', every: 60, run: service.sweep },
      ],
    };
  },
});
