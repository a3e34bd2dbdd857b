import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.x1,
  minWidth: 0,
  padding: `${space.x4} ${space.x3} 0`,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  textAlign: 'center',
});
export const place = style({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: '2px 18px 2px 12px',
  background: color.frame,
  color: color.onFrame,
  font: `italic ${weight.strong} ${text.l}/22px ${font.number}`,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 8px) 100%, 0 100%)',
});
export const name = style({
  maxWidth: '100%',
  overflow: 'hidden',
  fontSize: text.l,
  fontWeight: weight.strong,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand },
});
export const note = style({ color: color.ink3, fontSize: text.s });
export const rate = style({ display: 'inline-flex', alignItems: 'baseline', justifyContent: 'center', flexWrap: 'wrap', gap: '0 6px' });
export const figure = style({ font: `${weight.strong} ${text.title}/34px ${font.number}` });
export const unranked = style({ minHeight: '34px', display: 'inline-flex', alignItems: 'center', color: color.ink2, fontSize: text.s });
export const marks = style({ minHeight: '14px' });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  alignSelf: 'end',
  justifySelf: 'stretch',
  minHeight: '44px',
  padding: `${space.x1} 0`,
  marginTop: space.x2,
  borderTop: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: text.s,
});
/** The action wraps to a whole line below when both do not fit side by side. */
export const action = style({ display: 'grid', flex: '1 0 auto' });
export const streak = style({ display: 'inline-flex', flex: '999 1 auto', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' });
