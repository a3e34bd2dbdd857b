import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const card = {
  padding: '16px',
  marginBottom: '16px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface1,
};
/** Cards of the widths that components of a match are used in. */
export const matchCard = styleVariants({
  half: { ...card, maxWidth: '478px' },
  narrow: { ...card, maxWidth: '300px' },
  wide: { ...card, maxWidth: '1004px' },
});
