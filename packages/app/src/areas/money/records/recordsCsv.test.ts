import { expect, test, vi } from 'vitest';

vi.mock('../../../platform/api/api.ts', () => ({ api: { call: vi.fn() } }));
const { csvCell, csvText } = await import('./recordsCsv.ts');

test('cells keep their quotes, commas and lines', () => {
  expect(csvText([['a', 'b "c", d', 'e\nf', -12.5]])).toBe('\uFEFFa,"b ""c"", d","e\nf",-12.5\r\n');
});

test.each(['=1+1', '+1', '-cmd', '@x', '\t=1'])('a text such as %j is no formula', (text) => {
  expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('a negative number stays one', () => {
  expect(csvCell(-1_314)).toBe('-1314');
});
