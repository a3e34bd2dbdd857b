import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import type { AtRoom } from './entry.repository.ts';
import { createEntry } from './entry.service.ts';
import * as tables from './entry.tables.ts';

interface Choices {
  /** Members who follow rooms on this node, once per tab. */
  viewers(): Iterable<AtRoom>;
}

/** Announced arrivals of nobles in rooms. */
export const entryModule = defineModule({
  name: 'entry',
  tables,
  personal: [{ of: tables.roomEntries.userId }],
  retention: [{ at: tables.roomEntries.at, keep: day }],
  // Each node announces arrivals through itself.
  open: (platform, _, { viewers }: Choices) => ({ paces: [() => createEntry(platform, viewers).start()] }),
});
