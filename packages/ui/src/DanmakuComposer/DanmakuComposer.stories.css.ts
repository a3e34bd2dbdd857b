import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const room = style({ width: 880, maxWidth: '100%', border: `1px solid ${vars.color.line}` });
