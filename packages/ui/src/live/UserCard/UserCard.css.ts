import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const layer = style({ zIndex: vars.layer.popover });
export const popup = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  padding: '16px',
  margin: '-16px',
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${vars.motion.press}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  '@media': { '(max-width: 560px)': { flexDirection: 'column' } },
});
const surface = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
});

export const card = style([surface, { flex: 'none', width: '312px', overflow: 'hidden' }]);
export const band = style({
  position: 'relative',
  height: '60px',
  background: color.frame,
  overflow: 'hidden',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-20px',
      width: '60%',
      background: color.frameRaised,
      transform: `skewX(${vars.skew})`,
    },
  },
});
export const close = style({ position: 'absolute', insetInlineEnd: '6px', top: '6px', color: color.onFrame });
export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '6px',
  color: color.onFrame,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.frameField },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineColor: color.onFrame },
  },
});
export const who = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  marginTop: '-30px',
  padding: `0 ${space.x4} 14px`,
});
export const face = style({ display: 'inline-flex', padding: '3px', borderRadius: vars.radius.round, background: color.surface1 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginTop: '4px' });
export const nick = style({ fontSize: text.l, fontWeight: vars.weight.strong, lineHeight: '24px', overflowWrap: 'anywhere' });
export const since = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x3}`,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
});
export const stats = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', borderBlock: `1px solid ${color.line}` });
export const stat = style({
  display: 'grid',
  justifyItems: 'center',
  padding: '10px 4px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});
export const figure = style({ color: color.ink1, font: `${vars.weight.strong} 18px/1.45 ${vars.font.number}` });
export const diamonds = style([figure, { display: 'inline-flex', alignItems: 'center', gap: '6px', color: color.diamondInk }]);
export const gem = style({ width: '8px', height: '8px', background: color.diamond, rotate: '45deg' });
export const recent = style({ display: 'grid', gap: '6px', padding: `${space.x3} ${space.x4}`, fontSize: text.s });
export const heading = style({ color: color.ink3, fontSize: text.xs, lineHeight: '18px' });
export const said = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space.x2, lineHeight: '20px' });
export const saidAt = style({ color: color.ink3, fontFamily: vars.font.number });
export const saidWords = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const times = style({
  padding: '0 6px',
  borderRadius: vars.radius.chip,
  background: color.surface3,
  color: color.ink2,
  fontSize: text.xs,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  padding: `0 ${space.x4} ${space.x4}`,
  selectors: { '&:first-child': { paddingTop: space.x4 } },
});
export const act = style({ flex: '1 1 84px', display: 'grid' });
export const report = style({ color: color.live });
export const waiting = style({ display: 'grid', gap: space.x2, padding: space.x4 });

export const menu = style([surface, { flex: 'none', display: 'grid', width: '212px', padding: '6px', alignSelf: 'flex-start' }]);
export const group = style({ display: 'grid', gap: '6px', padding: '6px' });
export const groupTitle = style({ display: 'flex', alignItems: 'center', gap: '10px', fontSize: text.s, lineHeight: '24px' });
export const minutes = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '6px' });
/** The option "until it is lifted" has a line of its own. */
export const open = style({ gridColumn: '1 / -1', display: 'grid' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: '36px',
  padding: '6px',
  borderRadius: '6px',
  fontSize: text.s,
  lineHeight: '20px',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface3 },
    '&:active:not(:disabled)': { translate: '0 1px' },
    '&:disabled': { cursor: 'not-allowed', color: color.ink3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const danger = style([item, { color: color.live, selectors: { '&:hover:not(:disabled)': { background: color.liveSoft } } }]);
export const side = style({ marginInlineStart: 'auto', color: color.ink3, fontSize: text.xs, whiteSpace: 'nowrap' });
export const rule = style({ height: '1px', margin: '6px', background: color.line });

export const undo = style([
  surface,
  { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px', padding: '6px 8px 6px 14px', fontSize: text.s },
]);
export const undoText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const seconds = style({ fontFamily: vars.font.number, fontWeight: vars.weight.strong });
