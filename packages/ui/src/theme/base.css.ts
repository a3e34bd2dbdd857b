import { globalStyle } from '@vanilla-extract/css';
import { ink, starts, still, type } from './base.ts';
import { themes } from './theme.css.ts';

/**
 * What parts start from on a page that is not ours. Classes of parts are known by how they begin in the package (`scripts/package/identifiers.mjs`), so that a part and what
 * stands in it start alike everywhere and nothing around it is touched. It lies in the lowest layer: whatever a part or a host says of the same element wins.
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
