import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.x3 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.x3 });
export const line = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x2, color: color.ink2 });
export const refusal = style({ color: color.live, fontSize: text.s });
