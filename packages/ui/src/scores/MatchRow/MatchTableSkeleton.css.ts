import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const boneRow = style({ height: '44px', borderBottom: `1px solid ${vars.color.line}`, selectors: { '&:last-child': { borderBottomColor: 'transparent' } } });
const base = style({ padding: 0, height: '44px', lineHeight: 1 });
export const boneCell = styleVariants({ start: [base, { textAlign: 'left' }], middle: [base, { textAlign: 'center' }], end: [base, { textAlign: 'right' }] });
