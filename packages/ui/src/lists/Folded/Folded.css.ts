import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ minWidth: 0 });

export const words = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  lineHeight: 1.7,
  selectors: { '&[data-folded]': { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } },
});

export const unfold = style({
  height: '28px',
  color: vars.color.brand,
  fontSize: vars.text.m,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
