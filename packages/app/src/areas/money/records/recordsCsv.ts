import { csvLines, csvPage, getOrderList, type MoneyRecord } from '@pitchside/api/money/orders';
import { api } from '../../../platform/api/api.ts';
import type { RecordsQuery } from './useRecords.ts';

/** A cell that a spreadsheet takes as text: quotes doubled, and nothing that it would run as a formula. */
export function csvCell(value: string | number): string {
  const text = String(value);
  const tame = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

/** Rows as CSV with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** All records of a query, page by page, at most `csvLines`. */
export async function allRecords({ kind, type, from, to }: RecordsQuery): Promise<MoneyRecord[]> {
  const all: MoneyRecord[] = [];
  for (let page = 1; all.length < csvLines; page += 1) {
    const { list, total } = await api.call(getOrderList, { kind, from, to, page, limit: csvPage, ...(type !== undefined && { type }) });
    all.push(...list);
    if (list.length < csvPage || all.length >= total) break;
  }
  return all;
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
