import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, motion } = vars;

const narrow = '(max-width: 620px)';

export const panel = style({
  width: '100%',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  minWidth: 0,
});
export const part = style({ display: 'grid', gap: space.x2 });
export const caption = style({ fontSize: text.s, lineHeight: 1.45, color: color.ink3 });

export const custom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: '2px',
  minHeight: '108px',
  minWidth: 0,
  padding: `${space.x2} ${space.x3} 10px 14px`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
  selectors: {
    '&:hover': { borderColor: color.brand },
    '&[data-chosen]': { borderColor: color.brand, background: color.brandSoft, boxShadow: `0 0 0 1px ${color.brand}` },
  },
});
export const customHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '22px',
});
export const customName = style({ fontWeight: vars.weight.strong, lineHeight: 1.45 });
export const customGets = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.l,
  lineHeight: '20px',
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x3} ${space.x6}`,
  padding: `${space.x3} ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  borderRadius: `0 0 ${vars.radius.card} ${vars.radius.card}`,
  background: color.surface2,
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const due = style({ display: 'grid', minWidth: '96px' });
export const sum = style({
  fontFamily: vars.font.number,
  fontSize: '32px',
  fontWeight: vars.weight.strong,
  lineHeight: '38px',
  whiteSpace: 'nowrap',
});
/** In a narrow bar the amount received is above, and the sum beside the button. */
export const gets = style({ display: 'grid', gap: space.x1, minWidth: 0, '@container': { [narrow]: { gridArea: '1 / 1 / auto / -1' } } });
export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  minHeight: '24px',
  lineHeight: 1.45,
});
export const act = style({ display: 'grid', justifyItems: 'end', gap: space.x1 });
export const problem = style({ fontSize: text.xs, lineHeight: 1.45, color: color.live, selectors: { '&:empty': { display: 'none' } } });
