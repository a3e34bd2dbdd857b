/** The number in an id on the wire; undefined for text that is none. */
export const numberOf = (id: string): number | undefined => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined);
