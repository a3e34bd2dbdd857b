import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const quick = style({ display: 'inline-flex', gap: vars.space.x1, flex: 'none' });
