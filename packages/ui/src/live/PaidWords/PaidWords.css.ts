import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.x4 });
export const offerWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `2px ${space.x2}`, width: '100%' });
globalStyle(`${offerWords} > small`, { gridColumn: '1 / -1', color: color.ink3, fontSize: text.xs });
export const balanceLine = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x2 });
export const sum = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2, color: color.ink2 });
export const refusal = style({ color: color.live, fontSize: text.s });
