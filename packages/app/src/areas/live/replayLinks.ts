/** Address of a replay of a room. */
export const replayHref = (roomId: string, id: string): string => `/live?${new URLSearchParams({ id: roomId, replay: id })}`;
