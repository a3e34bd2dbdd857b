import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const gallery = styleVariants({
  column: { display: 'flex', flexDirection: 'column', gap: vars.space.x4, alignItems: 'flex-start' },
  row: { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, alignItems: 'center' },
});
