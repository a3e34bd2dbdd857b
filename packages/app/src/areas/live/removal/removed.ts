/** History state of the room list after a removal, so that it still shows the reason after a reload. */
export const removedState = (roomId: string): { removedFrom: string } => ({ removedFrom: roomId });

/** Room whose removal led the person here; undefined if they came by themselves. */
export function removedFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('removedFrom' in state)) return undefined;
  return typeof state.removedFrom === 'string' ? state.removedFrom : undefined;
}
