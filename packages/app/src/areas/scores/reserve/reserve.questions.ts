/** What is asked for the reservations that are to come or on: all that a member may have. */
export const ofReservations = { limit: 200 } as const;
