import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const ground = styleVariants({
  page: { background: color.page, color: color.ink1 },
  stage: { background: color.frame, color: color.ink1 },
  screen: { background: 'black', color: color.ink1 },
});
