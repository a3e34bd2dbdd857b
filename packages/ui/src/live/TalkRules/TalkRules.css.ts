import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const slow = style({ display: 'grid', gap: space.x2, paddingBottom: space.x3, borderBottom: `1px solid ${color.line}` });
export const name = style({ margin: 0 });
export const note = style({ margin: 0, color: color.ink3, fontSize: text.s, lineHeight: 1.45 });
