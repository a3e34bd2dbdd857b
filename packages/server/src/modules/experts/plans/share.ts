/** Share of an expert, in fen, from paid diamonds: a diamond is worth one fen before the cut. */
export const shareOf = (diamonds: number, percent: number): number => Math.floor((diamonds * percent) / 100);
