import { expect, test } from 'vitest';
import { withSection } from './generated.mjs';

const page = 'a\n<!-- tree -->\nold\n<!-- /tree -->\nb\n';

test('a section is replaced between its markers, whatever stands there, and nothing around it', () => {
  expect(withSection(page, 'tree', '`$&` new\n')).toBe('a\n<!-- tree -->\n`$&` new\n<!-- /tree -->\nb\n');
});

test.each([
  ['without markers', 'a\nold\nb\n'],
  ['without the first', page.replace('<!-- tree -->\n', '')],
  ['without the last', page.replace('<!-- /tree -->\n', '')],
  ['with one of them twice', `${page}<!-- tree -->\n`],
  ['with both turned round', '<!-- /tree -->\nold\n<!-- tree -->\n'],
])('a text %s is refused', (_what, text) => {
  expect(() => withSection(text, 'tree', 'new')).toThrow('<!-- tree -->');
});
