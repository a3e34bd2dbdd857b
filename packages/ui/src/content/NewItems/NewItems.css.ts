import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

/** While empty it takes no space, not even a gap. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: '36px',
  padding: `0 ${space.x4}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: color.brandSoft,
  color: color.brand,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':hover': { borderColor: color.brand },
});
