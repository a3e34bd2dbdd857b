import { defineModule } from '../../platform/module.ts';
import { day } from '../../platform/retention.ts';
import type { AtRoom } from './entry.repository.ts';
import { createEntry } from './entry.service.ts';
import * as tables from './entry.tables.ts';

interface Choices {
  /** Members who follow rooms on this node, once per tab. */
  viewers(): Iterable<AtRoom>;
}

/** Nobles coming into rooms, told to those who are there. */
export const entryModule = defineModule({
  name: 'entry',
  tables,
  retention: [{ at: tables.roomEntries.at, keep: day }],
  // Each node tells of those who come in through it.
  open: (platform, _, { viewers }: Choices) => ({ paces: [() => createEntry(platform, viewers).start()] }),
});
