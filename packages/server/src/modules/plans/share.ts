/** Fen that come to an expert of diamonds that were paid: a diamond is worth one fen before the share is taken. */
export const shareOf = (diamonds: number, percent: number): number => Math.floor((diamonds * percent) / 100);
