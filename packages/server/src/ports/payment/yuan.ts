/** Fen as yuan with two decimals, as providers write them. */
export const fenText = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Yuan with at most two decimals as fen, read digit by digit; undefined for any other text. */
export function readFen(text: unknown): number | undefined {
  const read = typeof text === 'string' ? /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) : null;
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : undefined;
}
