import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateRows: '44px minmax(0, 1fr)',
  width: '660px',
  maxWidth: '100%',
  height: '560px',
  minHeight: 0,
  maxHeight: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  overflow: 'hidden',
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '0 8px 0 14px',
  background: color.frame,
  color: color.onFrame,
  fontWeight: vars.weight.medium,
});
export const title = style({ fontSize: text.m, fontWeight: vars.weight.medium, lineHeight: 1.45 });
export const acts = style({ display: 'flex', gap: '2px', marginInlineStart: 'auto' });
export const act = style({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  borderRadius: '6px',
  color: color.onFrameMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.frameField, color: color.onFrame },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineColor: color.onFrame },
  },
});
export const columns = style({ display: 'grid', gridTemplateColumns: '230px minmax(0, 1fr)', minHeight: 0 });
export const side = style({ minHeight: 0, borderInlineEnd: `1px solid ${color.line}` });
export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  background: color.surface2,
});
export const lost = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: '6px 14px',
  background: color.warningSoft,
  color: color.warning,
  fontSize: text.s,
  lineHeight: '20px',
});
const turn = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({ flex: 'none', animation: `${turn} 900ms linear infinite` });
export const middle = style({ gridRow: 2, display: 'grid', placeContent: 'center', padding: space.x4 });
export const messages = style({ gridRow: 2, minHeight: 0 });
export const composer = style({ gridRow: 3 });
export const launcher = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: vars.radius.round,
  background: color.frame,
  color: color.onFrame,
  fontWeight: vars.weight.medium,
  boxShadow: vars.shadow.float,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover': { background: color.frameRaised }, '&:active': { translate: '0 1px' } },
});
/** Shown on approach: at rest the button covers as little of the page as possible. */
export const launcherWord = style({
  maxWidth: 0,
  marginInlineStart: `calc(-1 * ${space.x2})`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  transition: `max-width ${vars.motion.press}`,
  selectors: {
    [`${launcher}:hover &, ${launcher}:focus-visible &`]: { maxWidth: '120px', marginInlineStart: 0 },
  },
});
