/** Topic of all rooms: one went live, ended or changed. */
export const roomsTopic = 'rooms';

/** Topic of one room: its comments and its changes. */
export const roomTopic = (roomId: number): string => `room:${roomId}`;
