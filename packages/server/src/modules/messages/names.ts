/** A conversation as its reader names it. */
export type Named = { kind: 'direct'; otherId: number } | { kind: 'group'; groupId: number };

/** Reads the name of a conversation; the contract has looked at its form. */
export function readName(id: string): Named {
  return id.startsWith('C2C') ? { kind: 'direct', otherId: Number(id.slice(3)) } : { kind: 'group', groupId: Number(id.slice(5)) };
}

/** The name of a conversation for a reader: by the other, or by the group. */
export const nameFor = (
  {
    id,
    kind,
    lowId,
    highId,
  }: {
    id: number;
    kind: 'direct' | 'group';
    lowId: number | null;
    highId: number | null;
  },
  readerId: number,
): string => (kind === 'group' ? `GROUP${id}` : `C2C${lowId === readerId ? highId : lowId}`);
