import type { Leases } from '../platform/leases.ts';

/** Leases of one node without a database. */
export function localLeases(): Pick<Leases, 'take' | 'alive' | 'silences'> {
  const held = new Set<string>();
  return {
    async take(name) {
      if (held.has(name)) return undefined;
      held.add(name);
      return { release: async () => void held.delete(name) };
    },
    silences: async (beginning) => new Map([...held].filter((name) => name.startsWith(beginning)).map((name) => [name, 0])),
    alive: async (beginning) => [...held].filter((name) => name.startsWith(beginning)),
  };
}
