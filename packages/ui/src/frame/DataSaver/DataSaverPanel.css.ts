import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const panel = style({ display: 'grid', gap: space.x3, width: '268px', maxWidth: '100%', padding: space.x4 });

export const title = style({ fontSize: text.l, fontWeight: weight.strong, lineHeight: 1.45 });

export const reason = style({ fontSize: text.s, fontWeight: weight.medium, lineHeight: 1.5, color: color.ink1 });

export const words = style({ fontSize: text.s, lineHeight: 1.5, color: color.ink2 });
