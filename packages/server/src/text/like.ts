/** Escapes a text for a LIKE pattern, in which it then stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
