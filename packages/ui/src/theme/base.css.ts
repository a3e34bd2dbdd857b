import { globalStyle } from '@vanilla-extract/css';
import { ink, starts, still, type } from './base.ts';
import { themes } from './theme.css.ts';

/**
 * Base styles of components on a page that is not ours. Classes of components are recognised by their prefix in the package
 * (`scripts/package/identifiers.mjs`), so that a component and its content start alike everywhere and nothing around it is touched.
 * They lie in the lowest layer: any rule of a component or a host for the same element wins.
 */
const part = ":is([class^='pside_'], [class*=' pside_'])";
const inside = `:is(${part}, ${part} *)`;
const outermost = `${part}:not(${part} *)`;
const themed = `:is(${Object.values(themes).join(', ')})`;
const within = (kind: string) => `${kind}:where(${inside})`;
const around = (selector: string) => `${selector}, ${selector}::before, ${selector}::after`;

globalStyle(`${within('*')}::before, ${within('*')}::after`, starts[0][1]);
for (const [kinds, rule] of starts) globalStyle(kinds.map(within).join(', '), rule);
globalStyle(outermost, { ...type, ...ink });
globalStyle(`${part}${themed}, ${part} ${themed}`, ink);
globalStyle(around(within('*')), { '@media': { '(prefers-reduced-motion: reduce)': still } });
globalStyle(around(`[data-motion='reduced'] ${within('*')}`), still);
