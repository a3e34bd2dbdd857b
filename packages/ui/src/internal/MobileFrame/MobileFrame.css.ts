import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '600px',
  minHeight: '100dvh',
  marginInline: 'auto',
  background: color.page,
  color: color.ink1,
});

export const top = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.header,
  flex: 'none',
  background: color.frame,
  color: color.onFrame,
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '52px',
  paddingInline: `${space.x4} ${space.x2}`,
});
export const grow = style({ flex: 1, minWidth: 0 });
export const heading = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingInlineEnd: '36px',
  fontSize: text.l,
  fontWeight: vars.weight.strong,
  lineHeight: 1.45,
  textAlign: 'center',
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginInlineStart: '-10px',
  color: 'inherit',
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: space.x1 });
// Controls in the bar take its colour, whatever theirs is elsewhere.
globalStyle(`${actions} a, ${actions} button`, { color: 'inherit' });

export const tabs = style({ display: 'flex', gap: space.x1, paddingInline: space.x3, overflowX: 'auto', scrollbarWidth: 'none' });
export const tab = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '10px',
  color: color.onFrameMuted,
  fontSize: '15px',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: color.onFrame, fontWeight: vars.weight.strong, boxShadow: 'inset 0 -3px 0 currentColor' },
    '&:hover': { color: color.onFrame },
  },
});

export const content = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });
export const foot = style({ display: 'grid', gap: '10px', padding: `${space.x3} ${space.x4} calc(20px + env(safe-area-inset-bottom))` });

export const nav = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.surface1,
  borderTop: `1px solid ${color.line}`,
});
export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: '58px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: 1.45,
  selectors: { '&[aria-current]': { color: color.brand, fontWeight: vars.weight.strong }, '&:hover': { color: color.ink1 } },
});

export const wall = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '10px', padding: space.x3 });
globalStyle(`${wall} > :first-child`, { gridColumn: '1 / -1' });
export const block = style({ display: 'grid', gap: space.x3, padding: space.x4 });
