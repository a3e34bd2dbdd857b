import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const panel = style({ display: 'grid', gap: space.x4, fontSize: text.m, color: color.ink1 });

export const words = style({ color: color.ink2, lineHeight: 1.6 });

export const group = style({ display: 'grid', gap: space.x2, border: 0, padding: 0, margin: 0, minWidth: 0 });

export const legend = style({ padding: 0, marginBottom: space.x2, fontSize: text.s, fontWeight: weight.strong, color: color.ink2 });

export const choices = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))', gap: space.x2 });

export const hours = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2, color: color.ink2 });

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
