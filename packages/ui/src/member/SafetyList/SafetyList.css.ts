import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '176px repeat(auto-fit, minmax(120px, 1fr))',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.surface3,
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const score = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x8} ${space.x3} ${space.x4}`,
  background: color.frame,
  color: color.onFrame,
  clipPath: 'polygon(0 0, 100% 0, calc(100% - 14px) 100%, 0 100%)',
  fontSize: text.s,
  lineHeight: 1.45,
});
export const count = style({
  fontFamily: vars.font.number,
  fontSize: '32px',
  fontWeight: vars.weight.strong,
  lineHeight: '36px',
  whiteSpace: 'nowrap',
});
export const condition = style({
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  padding: `${space.x3} ${space.x4}`,
  borderInlineStart: `1px solid ${color.line}`,
  fontSize: text.s,
  lineHeight: 1.45,
  selectors: { '&:nth-child(2)': { borderInlineStart: 0 } },
});
export const title = style({ fontWeight: vars.weight.medium });

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '36px 96px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x4,
  minHeight: '56px',
  padding: '8px 0',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { '(max-width: 600px)': { gridTemplateColumns: '36px minmax(0, 1fr) auto' } },
});
export const name = style({ fontWeight: vars.weight.medium, lineHeight: 1.45 });
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  minWidth: 0,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 600px)': { gridColumn: 2 } },
});
export const note = style({ fontSize: text.xs, lineHeight: 1.45, color: color.ink3 });
export const acts = style({ display: 'flex', gap: space.x2 });
