import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { playoffs } from '../../../catalogue/basketball/playoffs.data.ts';

/** Part of a league with its own table, whose teams also play those of other parts. */
export interface Conference {
  id: string;
  name: MessageDescriptor;
  /** Ids of its teams. */
  teams: ReadonlySet<string>;
}

const names: Readonly<Record<string, MessageDescriptor>> = { east: msg`东部`, west: msg`西部` };

/** Conferences by competition. */
export const conferences: Readonly<Record<string, readonly Conference[]>> = Object.fromEntries(
  Object.entries(playoffs).map(([id, { halves }]) => [
    id,
    halves.flatMap((half) => {
      const name = names[half.id];
      return name ? [{ id: half.id, name, teams: new Set(half.teams) }] : [];
    }),
  ]),
);
