import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

const base = style({ display: 'grid', gap: space.x4, alignItems: 'center', padding: `${space.x4} 0` });
const columns = 'minmax(0, 1fr) 108px 116px';
export const row = style([
  base,
  {
    gridTemplateColumns: `164px ${columns}`,
    '@media': { '(max-width: 991px)': { gridTemplateColumns: columns } },
  },
]);
export const bareRow = style([base, { gridTemplateColumns: columns }]);
export const author = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: space.x3,
  alignItems: 'center',
  '@media': { '(max-width: 991px)': { gridColumn: '1 / -1' } },
});
export const who = style({ display: 'grid', minWidth: 0, lineHeight: '20px' });
export const name = style({ overflow: 'hidden', fontWeight: weight.strong, textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = style({ color: color.ink3, font: `${weight.normal} ${text.s}/20px ${font.text}` });
export const about = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text.l,
  fontWeight: weight.strong,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  ':hover': { color: color.brand },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  color: color.ink2,
  fontSize: text.s,
});
export const time = style({ display: 'grid', justifyItems: 'start', gap: '2px', font: `${weight.strong} ${text.l}/22px ${font.number}` });
export const end = style({ display: 'grid', justifyItems: 'end', gap: '6px' });
