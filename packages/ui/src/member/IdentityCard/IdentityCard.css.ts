import { style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { space, text } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x5,
  minHeight: '164px',
  padding: `${space.x8} ${space.x5} ${space.x5}`,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: paint.turf700,
  color: paint.chalk,
  '::after': {
    content: '',
    position: 'absolute',
    right: '-60px',
    bottom: '-90px',
    width: '220px',
    height: '220px',
    border: `2px solid ${faded(paint.white, 0.16)}`,
    borderRadius: vars.radius.round,
  },
});
export const mark = style({
  position: 'absolute',
  top: '12px',
  right: '12px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '2px 10px',
  borderRadius: vars.radius.chip,
  background: paint.paperCard,
  color: paint.turf700,
  fontSize: text.s,
  fontWeight: vars.weight.strong,
  lineHeight: '22px',
});
export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '76px',
  height: '92px',
  overflow: 'hidden',
  border: `2px solid ${paint.chalk}`,
  borderRadius: vars.radius.card,
  background: paint.waterOnTurf,
});
export const facts = style({ display: 'grid', gap: '6px', minWidth: 0, margin: 0 });
export const name = style({ fontSize: text.xs, lineHeight: 1.45, color: paint.mutedOnTurf });
export const fact = style({
  margin: 0,
  fontFamily: vars.font.number,
  fontSize: text.l,
  fontWeight: vars.weight.medium,
  lineHeight: 1.45,
  letterSpacing: '0.02em',
  overflowWrap: 'anywhere',
});
