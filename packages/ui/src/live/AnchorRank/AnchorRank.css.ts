import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

/** Beside each other where the card is wide, under each other in a column. */
const wide = '(min-width: 620px)';

export const place = style({ containerType: 'inline-size', display: 'grid', height: '100%', minWidth: 0 });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  '@container': { [wide]: { display: 'grid', gridTemplateColumns: '1fr 1.6fr' } },
});

export const podium = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1.12fr 1fr',
  alignItems: 'end',
  padding: '16px 8px 0',
  borderBottom: `1px solid ${color.line}`,
  background: color.surface2,
  '@container': { [wide]: { borderBottom: 0, borderRight: `1px solid ${color.line}` } },
});

const place3 = style({ display: 'grid', minWidth: 0, gridRow: 1 });
export const step = styleVariants({ 1: [place3, { gridColumn: 2 }], 2: [place3, { gridColumn: 1 }], 3: [place3, { gridColumn: 3 }] });

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '3px',
  minWidth: 0,
  textAlign: 'center',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  lineHeight: '19px',
  transition: `color ${motion.press}`,
  selectors: { 'a:hover &': { color: color.brand } },
});
export const podiumName = style({ marginBlockStart: '9px', padding: '0 4px' });
export const heat = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  flex: 'none',
  font: `${weight.strong} ${text.m}/18px ${font.number}`,
  color: color.ink3,
});

const block = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  marginBlockStart: '7px',
  background: color.surface3,
  color: color.ink2,
  font: `${weight.strong} 20px/1 ${font.number}`,
});
export const number = styleVariants({
  1: [block, { height: '40px', borderRadius: '4px 4px 0 0' }],
  2: [block, { height: '28px', borderRadius: '4px 0 0 0' }],
  3: [block, { height: '22px', borderRadius: '0 4px 0 0' }],
});
/** On the number of the first place. */
export const first = style({ selectors: { '&&': { background: color.brand, color: color.onBrand } } });

export const list = style({
  flex: 1,
  display: 'grid',
  gridAutoRows: 'minmax(44px, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const row = style({
  display: 'grid',
  minWidth: 0,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const rowLink = style({
  display: 'grid',
  gridTemplateColumns: '22px 32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px',
  minWidth: 0,
  padding: `0 ${space.x4} 0 14px`,
  transition: `background-color ${motion.press}`,
  selectors: {
    'a&:hover': { background: color.surface2 },
    'a&:active': { background: color.surface3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const rank = style({ font: `${weight.strong} 17px/1 ${font.number}`, color: color.ink3, textAlign: 'center' });
export const who = style({ display: 'grid', minWidth: 0 });
export const note = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xs,
  lineHeight: '17px',
  color: color.ink3,
});
