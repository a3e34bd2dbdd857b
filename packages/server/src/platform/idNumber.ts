/** Row number in an id on the wire; undefined for an invalid id. */
export const idNumber = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);

/** The same for questions that simply find nothing; 0, which no row has, for text that is none. */
export const idNumberOrNone = (id: string): number => idNumber(id) ?? 0;
