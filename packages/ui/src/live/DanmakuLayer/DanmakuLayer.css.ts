import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** The theme does not apply over a moving picture: chalk text on a dark plate, by day and by night. */
const plate = vars.color.bug;
const chalk = vars.color.onBug;
const hairline = `1px solid ${vars.color.frameLine}`;

export const layer = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none', containerType: 'size' });
export const stage = style({ position: 'absolute', inset: 0, fontFamily: vars.font.text });

const acting = style({
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  background: plate,
  color: chalk,
  fontSize: vars.text.s,
  pointerEvents: 'auto',
});

export const lifted = style([
  acting,
  { position: 'absolute', height: '36px', maxWidth: 'calc(100% - 8px)', borderRadius: '6px', border: `2px solid ${chalk}` },
]);

export const words = style({
  minWidth: 0,
  padding: `0 ${vars.space.x3}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text.l,
  fontWeight: vars.weight.strong,
  userSelect: 'text',
  cursor: 'text',
});

export const act = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.x1,
  height: '100%',
  minWidth: '36px',
  justifyContent: 'center',
  padding: '0 10px',
  borderInlineStart: hairline,
  color: chalk,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: vars.color.frameRaised },
    '&:active': { background: vars.color.frame },
    '&:focus-visible': { outline: `2px solid ${chalk}`, outlineOffset: '-3px' },
  },
});
/** On a small picture the icon alone; its name stays for the ear and the hint. */
export const actName = style({ whiteSpace: 'nowrap', '@container': { '(max-width: 760px)': { display: 'none' } } });

/** Visually hidden until it has keyboard focus. */
export const listKey = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  top: vars.space.x4,
  minHeight: '32px',
  padding: `0 ${vars.space.x3}`,
  borderRadius: '6px',
  border: `2px solid ${chalk}`,
  background: plate,
  color: chalk,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  pointerEvents: 'auto',
  cursor: 'pointer',
  selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } },
});

export const quietList = style({
  position: 'absolute',
  insetInlineStart: vars.space.x4,
  top: vars.space.x4,
  maxWidth: `calc(100% - 2 * ${vars.space.x4})`,
  selectors: { [`${listKey} + &`]: { top: '60px' } },
});
export const quietLine = styleVariants({
  list: { display: 'grid', justifyItems: 'start', gap: vars.space.x1 },
  row: { display: 'flex', maxWidth: '100%', height: '30px', borderRadius: vars.radius.chip, overflow: 'hidden', pointerEvents: 'auto' },
});
export const quietActs = style([acting, { flex: 'none', height: '100%' }]);
export const quietWords = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const quiet = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '420px',
  height: '30px',
  padding: '0 10px',
  background: plate,
  color: chalk,
  fontSize: vars.text.m,
  pointerEvents: 'auto',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.frameRaised },
    '&:focus-visible': { outline: `2px solid ${chalk}`, outlineOffset: '-2px' },
  },
});
export const quietItem = styleVariants({
  own: [quiet, { outline: `2px solid ${chalk}`, outlineOffset: '-2px', borderRadius: vars.radius.chip }],
  other: [quiet],
});
