import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const hint = style({ color: color.ink3, fontSize: text.s, lineHeight: '20px' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.x3 });
export const balanceLine = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, color: color.ink2 });
/** Keeps its line, so that a refusal moves nothing. */
export const refusal = style({ minHeight: '20px', color: color.live, fontSize: text.s, lineHeight: '20px' });
