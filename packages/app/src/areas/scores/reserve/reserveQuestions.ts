/** Query of upcoming and running reservations; the limit covers all that a member may have. */
export const ofReservations = { limit: 200 } as const;
