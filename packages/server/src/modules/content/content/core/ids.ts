/** Parses an id; 0 for malformed text, which matches no object. */
export const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
