import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({ width: '352px', maxWidth: '100%', background: color.surface1 });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '44px',
  padding: `0 ${space.x4}`,
  fontSize: text.m,
  fontWeight: vars.weight.strong,
});

export const rows = style({ display: 'grid', gap: space.x3, padding: `14px ${space.x4}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '30px',
  fontSize: text.s,
});
export const rowName = style({ color: color.ink2 });

export const choices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  overflow: 'hidden',
});
export const choice = style({
  minHeight: '28px',
  padding: '0 6px',
  cursor: 'pointer',
  color: color.ink2,
  fontSize: text.s,
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.brandSoft },
    '&[data-pressed]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const switchRows = style({ display: 'grid', gap: space.x4, padding: `14px ${space.x4}`, borderTop: `1px solid ${color.line}` });

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `10px 4px 10px ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  color: color.ink3,
  fontSize: text.xs,
});
