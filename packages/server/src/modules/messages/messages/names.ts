/** A conversation as identified by its reader. */
export type Named = { kind: 'direct'; otherId: number } | { kind: 'group'; groupId: number };

/** Parses the id of a conversation, whose format the contract has checked. */
export function readName(id: string): Named {
  return id.startsWith('C2C') ? { kind: 'direct', otherId: Number(id.slice(3)) } : { kind: 'group', groupId: Number(id.slice(5)) };
}

/** Id of a conversation for a reader: by the other member, or by the group. */
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
