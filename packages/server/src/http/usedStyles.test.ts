import { expect, test } from 'vitest';
import { createUsedStyles } from './usedStyles.ts';

const used = (css: string, body: string, head = '') => createUsedStyles(() => css).of(['one.css'], { body, head });
const row = '<table><tr class="row live" data-x="1"><td class="score">2</td></tr></table>';

test.each([
  ['without a class', 'html,body{margin:0}', 'html,body{margin:0}'],
  ['of a class that is there', '.row{color:red}', '.row{color:red}'],
  ['of several, of which one is not there', '.row.gone{color:red}.row .gone>b{color:red}', ''],
  ['of which one selector fits', '.gone,.row:hover .score::before{color:red}', '.gone,.row:hover .score::before{color:red}'],
  ['that speak of a class in brackets', '.row:not(.gone):is(.gone,.other){color:red}', '.row:not(.gone):is(.gone,.other){color:red}'],
  ['of states and attributes', '.row[data-x="}"]:focus-visible{color:red}', '.row[data-x="}"]:focus-visible{color:red}'],
  ['in a group that is empty', '@layer a{}', '@layer a;'],
  ['in a query, of which nothing is left', '@media (width>1px){.gone{color:red}}', ''],
  ['in queries within each other', '@media print{@supports (a:b){.row{a:b}.gone{a:b}}}', '@media print{@supports (a:b){.row{a:b}}}'],
  ['of fonts', '@font-face{font-family:a;src:url(/a.woff2)}', '@font-face{font-family:a;src:url(/a.woff2)}'],
  ['that declare a property', '@property --a{syntax:"*";inherits:false}', '@property --a{syntax:"*";inherits:false}'],
])('rules %s', (_what, css, expected) => {
  expect(used(css, row)).toBe(expected);
});

test('layers keep their order, also one of which nothing is used yet', () => {
  expect(
    used('@layer base,parts;@layer reset{.gone{a:b}}@layer parts{.row{a:b}}@layer reset{.score{a:b}}@layer reset{.gone{a:b}}', row),
  ).toBe('@layer base,parts,reset;@layer parts{.row{a:b}}@layer reset{.score{a:b}}');
});

test('keyframes stay, whoever names them', () => {
  const css = '@layer a{@keyframes turn{to{rotate:var(--far)}}.row{animation:turn 1s}}';
  expect(used(css, row)).toBe(`@layer a;${css}`);
});

test('a custom property is set where something names it, also by way of another', () => {
  const css = ':root{--a:1;--b:var(--c, 2);--c:3;--gone:var(--a)}.row{width:var(--b);height:1px}.score{--own:4}';
  expect(used(css, row)).toBe(':root{--b:var(--c, 2);--c:3}.row{width:var(--b);height:1px}');
  expect(used(css, row, '<style>.x{top:var(--own)}</style>')).toContain('.score{--own:4}');
  expect(used(`${css}@keyframes turn{to{width:var(--gone)}}`, row)).toContain('--a:1');
});

test('sheets come in their order, each read once', () => {
  const read: string[] = [];
  const styles = createUsedStyles((file) => (read.push(file), file === 'a.css' ? '.row{a:b}' : '.score{c:d}'));
  expect(styles.of(['a.css', 'b.css'], { body: row, head: '' })).toBe('.row{a:b}.score{c:d}');
  expect(styles.of(['b.css', 'a.css'], { body: '<p class="row"></p>', head: '' })).toBe('.row{a:b}');
  expect(read).toEqual(['a.css', 'b.css']);
});
