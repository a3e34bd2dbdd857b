import { globalStyle } from '@vanilla-extract/css';
import { chosen, ink, seenByColor, starts, still, type } from '../base.ts';
import { themes, vars } from '../theme.css.ts';

const around = (selector: string) => `${selector}, ${selector}::before, ${selector}::after`;

globalStyle('*::before, *::after', starts[0][1]);
globalStyle(`:where(${chosen.kinds.join(', ')})`, chosen.outlined);
for (const [kinds, rule] of starts) globalStyle(kinds.join(', '), rule);
globalStyle(`:where(${seenByColor.kinds}), *::before, *::after`, seenByColor.kept);
globalStyle('html', { background: vars.color.page, color: vars.color.ink1, ...type });

// Text inside a theme has its colours, whichever side renders it.
globalStyle(Object.values(themes).join(', '), ink);

// A page that takes the focus from the skip link needs no ring around all of it.
globalStyle('main:focus-visible', { outline: 'none' });

globalStyle(around('*'), { '@media': { '(prefers-reduced-motion: reduce)': still } });
globalStyle(around("[data-motion='reduced'] *"), still);
