import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const shown = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-empty]': { color: color.ink3 } },
});

export const glyph = style({ flex: 'none', color: color.ink3 });
