/** Length of the part of a code in its picture; the rest is the secret of the requesting computer. */
export const ticketLength = 24;

/** Part of a code that the QR picture carries. */
export const ticketOf = (code: string): string => code.slice(0, ticketLength);

/** Secret part of a code, known only to the computer that requested it. */
export const secretOf = (code: string): string => code.slice(ticketLength);
