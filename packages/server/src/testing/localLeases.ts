import type { Leases } from '../platform/leases.ts';

/** Leases of one node without a database. */
export function localLeases(): Pick<Leases, 'take' | 'alive'> {
  const held = new Set<string>();
  return {
    async take(name) {
      if (held.has(name)) return undefined;
      held.add(name);
      return { release: async () => void held.delete(name) };
    },
    alive: async (beginning) => [...held].filter((name) => name.startsWith(beginning)),
  };
}
