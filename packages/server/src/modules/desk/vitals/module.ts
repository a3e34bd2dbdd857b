import { vitalDays } from '@pitchside/api/desk/vitals';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { operationsModule } from '../operations/index.ts';
import { createVitals } from './vitals.service.ts';
import * as tables from './vitals.tables.ts';

/** Web vitals of page views, counted by day, page, language and connection; nothing of a reader is kept. */
export const vitalsModule = defineModule({
  name: 'vitals',
  uses: { operations: operationsModule },
  tables,
  retention: [{ at: tables.vitalCounts.at, keep: vitalDays * day }],
  open: (platform, { operations }) => ({ handlers: createVitals(platform, { open: operations.open }) }),
});
