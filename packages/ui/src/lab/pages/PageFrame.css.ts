import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ background: vars.color.page, color: vars.color.ink1 });
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  selectors: { '&[data-sidebar="none"]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
