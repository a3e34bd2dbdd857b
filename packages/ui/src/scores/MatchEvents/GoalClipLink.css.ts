import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { text } = vars;

export const watch = style({ display: 'block', fontSize: text.s, lineHeight: '20px' });
