import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const peekEvents = style({ padding: '8px 14px' });
export const peekStats = style({ padding: '10px 14px 12px', borderTop: `1px solid ${vars.color.line}` });
export const peekNote = style({ padding: '6px 0', color: vars.color.ink3, textAlign: 'center' });
