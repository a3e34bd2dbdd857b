import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.x2,
  padding: `${space.x2} 0`,
});
export const place = style({ color: color.ink3, font: `italic ${weight.strong} 18px/22px ${font.number}`, textAlign: 'center' });
export const top = style([place, { color: color.live }]);
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px', minWidth: 0 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  ':hover': { color: color.brand, textDecoration: 'underline' },
});
export const note = style({
  flexBasis: '100%',
  overflow: 'hidden',
  color: color.ink3,
  fontSize: text.xs,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const heat = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  color: color.ink3,
  font: `${weight.medium} ${text.s}/22px ${font.number}`,
  whiteSpace: 'nowrap',
});
