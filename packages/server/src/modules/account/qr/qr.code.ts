/** Characters of a code that its picture holds; what follows is the secret of the computer that asked. */
export const ticketLength = 24;

/** What a phone reads out of the picture of a code. */
export const ticketOf = (code: string): string => code.slice(0, ticketLength);

/** What only the computer that asked knows. */
export const secretOf = (code: string): string => code.slice(ticketLength);
