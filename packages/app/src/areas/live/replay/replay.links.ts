/** Where a broadcast of a room is watched again. */
export const replayHref = (roomId: string, id: string): string => `/live?${new URLSearchParams({ id: roomId, replay: id })}`;
