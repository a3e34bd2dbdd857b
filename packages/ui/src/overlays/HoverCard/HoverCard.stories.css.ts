import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const link = style({ color: vars.color.brand, fontWeight: vars.weight.medium });
export const who = style({ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', columnGap: vars.space.x3, alignItems: 'center' });
export const name = style({ fontWeight: vars.weight.strong, fontSize: vars.text.l });
export const words = style({ marginTop: vars.space.x3, color: vars.color.ink2 });
export const numbers = style({ color: vars.color.ink3, fontSize: vars.text.s });
