import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x3 });
export const picture = style({ display: 'block', width: '100%', maxWidth: '240px', height: 'auto', borderRadius: vars.radius.card });
