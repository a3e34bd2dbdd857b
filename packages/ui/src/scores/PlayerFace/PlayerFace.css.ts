import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const face = style({ display: 'block', flex: 'none', borderRadius: vars.radius.chip });
