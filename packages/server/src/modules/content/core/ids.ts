/** The number of an id; 0 for text that is none, which no object has. */
export const numberOf = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
