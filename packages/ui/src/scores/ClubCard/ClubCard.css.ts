import { style } from '@vanilla-extract/css';
import { stripeOf } from '../../pictures/teamColor.ts';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;
const narrow = '(max-width: 719px)';
const tight = '(max-width: 459px)';

export const card = style([
  surface,
  {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    containerType: 'inline-size',
  },
]);

export const club = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  minHeight: '166px',
  gridArea: '1 / 1',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '-20px',
    width: '36px',
    background: stripeOf('var(--home, transparent)'),
    transform: `skewX(${vars.skew})`,
  },
  selectors: { '[data-match] > &': { marginInlineEnd: '42%' } },
  '@container': {
    [narrow]: { selectors: { '[data-match] > &': { marginInlineEnd: 0 } } },
    [tight]: { gridTemplateColumns: '104px minmax(0, 1fr)' },
  },
});
export const plate = style({ display: 'grid', placeItems: 'center', paddingInlineStart: space.x4 });
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.x3,
  minWidth: 0,
  padding: `${space.x4} ${space.x4} ${space.x4} 0`,
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  fontWeight: weight.normal,
});
export const name = style({
  overflowWrap: 'anywhere',
  fontSize: text.xxl,
  fontWeight: weight.strong,
  lineHeight: '28px',
  selectors: { '&:hover': { color: color.brand, textDecoration: 'underline' } },
});
export const note = style({ color: color.ink3, fontSize: text.s, overflowWrap: 'anywhere' });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}`, margin: 0 });
export const figure = style({ display: 'grid', alignContent: 'start' });
export const value = style({ margin: 0, fontFamily: font.number, fontSize: text.xl, fontWeight: weight.strong, lineHeight: '26px' });
export const form = style({ display: 'flex', alignItems: 'center', height: '26px', margin: 0 });
export const label = style({ gridRow: 2, color: color.ink3, fontSize: text.xs, lineHeight: '18px' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const match = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'grid',
  alignContent: 'center',
  gap: space.x3,
  width: '42%',
  minWidth: 0,
  padding: space.x4,
  borderInlineStart: `1px solid ${color.line}`,
  background: color.surface2,
  '@container': {
    [narrow]: { gridArea: '2 / 1', width: '100%', borderInlineStart: 0, borderTop: `1px solid ${color.line}` },
  },
});
