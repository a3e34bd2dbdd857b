import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, weight } = vars;

export const bar = style({ paddingBottom: '8px' });
export const list = style({ display: 'grid' });
const base = style({
  display: 'grid',
  gridTemplateColumns: '46px 20px minmax(0, 1fr) auto',
  gap: '8px',
  padding: '9px 12px 9px 0',
  borderTop: `1px solid ${color.line}`,
  lineHeight: '22px',
});
const ground = (side: string) => ({
  vars: { '--mark': markOf(side, 'day') },
  background: `color-mix(in oklab, var(--mark) 12%, ${color.surface1})`,
  boxShadow: 'inset 4px 0 var(--mark)',
  fontWeight: weight.medium,
  selectors: { [`${themes.night} &`]: { vars: { '--mark': markOf(side, 'night') } } },
});
export const line = styleVariants({ plain: [base], home: [base, ground('var(--home)')], away: [base, ground('var(--away)')] });
export const minute = style({
  color: color.ink2,
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.strong,
  textAlign: 'right',
});
export const sign = style({ display: 'grid', justifyItems: 'center', alignContent: 'start', paddingTop: '3px', color: color.ink3 });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const result = style({
  alignSelf: 'start',
  minWidth: '40px',
  padding: '0 6px',
  borderRadius: '3px',
  background: 'var(--mark)',
  color: inkOn('var(--mark)'),
  fontFamily: font.number,
  fontSize: '15px',
  fontWeight: weight.strong,
  textAlign: 'center',
  transform: `skewX(${vars.skew})`,
});
