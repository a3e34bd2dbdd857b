import { globalStyle } from '@vanilla-extract/css';
import { chosen, ink, seenByColor, starts, still, type } from './base.ts';
import { themes } from './theme.css.ts';

/**
 * Base styles of components on a page that is not ours. Classes of components are recognised by their prefix in the package
 * (`scripts/package/identifiers.mjs`), so that a component starts alike everywhere, and neither what is around it nor what a host puts
 * inside is touched. All of them weigh the same: more than a host's reset, less than any rule of a component.
 */
const part = ":is([class^='pside_'], [class*=' pside_'])";
/** The library of icons gives its drawings no class of ours. */
const icon = `${part} > svg[class^='lucide']`;
/** Text properties that are inherited from the page around it, and that components do not expect. */
const plain = {
  textAlign: 'start',
  textIndent: 0,
  textTransform: 'none',
  letterSpacing: 'normal',
  wordSpacing: 0,
  whiteSpace: 'normal',
} as const;
const themed = `:is(${Object.values(themes).join(', ')})`;
const around = (selector: string) => `${selector}, ${selector}::before, ${selector}::after`;
const own = (kinds: readonly string[]) => `:where(:is(${kinds.join(', ')}):is(${part}, ${icon}))`;

// What a host says of kinds of elements. It takes away what attributes say, too: sizes of pictures and drawings, `hidden`, `draggable`.
globalStyle(`:where(${part}:not(img, video, canvas, iframe, svg, svg *, [draggable], [contenteditable]))`, { all: 'revert' });
globalStyle(`:where(${part}[hidden])`, { display: 'none' });
globalStyle(`:where(${part})::before, :where(${part})::after`, starts[0][1]);
globalStyle(own(['img', 'svg', 'video', 'canvas']), { verticalAlign: 'baseline' });
globalStyle(own(chosen.kinds), chosen.outlined);
for (const [kinds, rule] of starts) globalStyle(own(kinds), rule);
globalStyle(`${own([seenByColor.kinds])}, :where(${part})::before, :where(${part})::after`, seenByColor.kept);
globalStyle(`:where(${part}:not(${part} *))`, { ...type, ...ink, ...plain });
// Drawings keep their own colour where the system forces the others.
globalStyle(`:where(svg${part}:not(${part} *))`, { '@media': { '(forced-colors: active)': { color: 'CanvasText' } } });
globalStyle(`:where(${part}${themed}, ${part} ${themed})`, ink);
globalStyle(around(own(['*'])), { '@media': { '(prefers-reduced-motion: reduce)': still } });
globalStyle(around(`:where([data-motion='reduced']) ${own(['*'])}`), still);
