/** The number in a name that came over the wire; 0, which nothing has, for what is none. */
export const numberOf = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);
