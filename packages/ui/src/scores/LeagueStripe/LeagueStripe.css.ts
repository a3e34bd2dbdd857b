import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stripe = style({ flex: 'none', width: '5px', height: '14px', borderRadius: '1px', transform: `skewX(${vars.skew})` });
