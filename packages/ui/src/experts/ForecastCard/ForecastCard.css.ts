import { style, styleVariants } from '@vanilla-extract/css';
import { stripeOf } from '../../pictures/teamColor.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x3,
  minWidth: 0,
  padding: `${space.x3} ${space.x4} ${space.x4}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  containerType: 'inline-size',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space.x2, minHeight: '24px', fontSize: text.s, color: color.ink3 });
export const league = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const bug = style({ display: 'block', borderRadius: vars.radius.chip, selectors: { '&:hover': { filter: 'brightness(1.08)' } } });
export const forms = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '20px',
  fontSize: text.xs,
  color: color.ink3,
});
export const meetings = style({ display: 'grid', gap: '6px', minHeight: '30px', fontSize: text.s });
export const figures = style({ display: 'flex', justifyContent: 'space-between', gap: space.x2, color: color.ink3, lineHeight: '20px' });
export const meetingBar = style({ display: 'flex', gap: '3px', height: '4px' });
const part = style({ flexBasis: 0, transform: `skewX(${vars.skew})` });
export const meetingPart = styleVariants({
  won: [part, { background: stripeOf('var(--home)') }],
  drawn: [part, { background: color.lineStrong }],
  lost: [part, { background: stripeOf('var(--away)') }],
});
export const none = style({ color: color.ink3, fontSize: text.s });
export const votePlace = style({ display: 'grid', gap: '6px' });
export const voteHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  fontFamily: font.text,
  fontWeight: weight.normal,
});
