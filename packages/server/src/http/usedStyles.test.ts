import { expect, test } from 'vitest';
import { createUsedStyles } from './usedStyles.ts';

const used = (css: string, markup: string) => createUsedStyles(() => css).of(['one.css'], markup);
const row = '<table><tr class="row live" data-x="1"><td class="score">2</td></tr></table>';

test.each([
  ['without a class', 'html,body{margin:0}:root{--a:1}', 'html,body{margin:0}:root{--a:1}'],
  ['of a class that is there', '.row{color:red}', '.row{color:red}'],
  ['of several, of which one is not there', '.row.gone{color:red}.row .gone>b{color:red}', ''],
  ['of which one selector fits', '.gone,.row:hover .score::before{color:red}', '.gone,.row:hover .score::before{color:red}'],
  ['that speak of a class in brackets', '.row:not(.gone):is(.gone,.other){color:red}', '.row:not(.gone):is(.gone,.other){color:red}'],
  ['of states and attributes', '.row[data-x="}"]:focus-visible{color:red}', '.row[data-x="}"]:focus-visible{color:red}'],
  ['in a query, of which nothing is left', '@media (width>1px){.gone{color:red}}', ''],
  ['in queries within each other', '@media print{@supports (a:b){.row{a:b}.gone{a:b}}}', '@media print{@supports (a:b){.row{a:b}}}'],
  ['of fonts', '@font-face{font-family:a;src:url(/a.woff2)}.row{font-family:a}', '.row{font-family:a}'],
  ['that declare a property', '@property --a{syntax:"*";inherits:false}', '@property --a{syntax:"*";inherits:false}'],
])('rules %s', (_what, css, expected) => {
  expect(used(css, row)).toBe(expected);
});

test('layers keep their order, also one of which nothing is used yet', () => {
  expect(
    used('@layer base,parts;@layer reset{.gone{a:b}}@layer parts{.row{a:b}}@layer reset{.score{a:b}}@layer reset{.gone{a:b}}', row),
  ).toBe('@layer base,parts;@layer reset{}@layer parts{.row{a:b}}@layer reset{.score{a:b}}');
});

test('movements come along where a rule names them', () => {
  expect(used('@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.row{animation:turn 1s}.gone{animation:fade 1s}', row)).toBe(
    '.row{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  );
});

test('sheets come in their order, each read once', () => {
  const read: string[] = [];
  const styles = createUsedStyles((file) => (read.push(file), file === 'a.css' ? '.row{a:b}' : '.score{c:d}'));
  expect(styles.of(['a.css', 'b.css'], row)).toBe('.row{a:b}.score{c:d}');
  expect(styles.of(['b.css', 'a.css'], '<p class="row"></p>')).toBe('.row{a:b}');
  expect(read).toEqual(['a.css', 'b.css']);
});
