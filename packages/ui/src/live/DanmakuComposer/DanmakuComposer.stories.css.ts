import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const room = style({ width: 880, maxWidth: '100%', border: `1px solid ${vars.color.line}` });
export const states = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
export const widths = styleVariants({ narrow: { width: 480 } });
export const screen = style({ position: 'relative', width: 960, maxWidth: '100%' });
export const floating = style({ position: 'absolute', insetInlineStart: '50%', bottom: 24, width: 680, translate: '-50% 0' });
