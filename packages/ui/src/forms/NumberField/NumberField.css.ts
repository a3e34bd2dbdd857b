import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const root = style({ width: '100%' });

export const group = style({ selectors: { '&&': { paddingInline: 0, gap: 0, overflow: 'hidden' } } });

export const input = recipe({
  base: { flex: 1, minWidth: 0, height: '100%', padding: `0 ${space.x3}`, border: 0, outline: 'none', background: 'none', fontFamily: vars.font.number, fontWeight: vars.weight.strong, selectors: { '&::placeholder': { color: color.ink3, opacity: 1 }, '&:disabled': { cursor: 'not-allowed' } } },
  variants: {
    size: { m: { fontSize: text.l }, l: { fontSize: text.xxl } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});

export const affix = recipe({
  base: { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: text.s, color: color.ink3 },
  variants: {
    at: { start: { paddingInlineStart: space.x3, marginInlineEnd: `calc(-1 * ${space.x1})` }, end: { paddingInlineEnd: space.x3, marginInlineStart: `calc(-1 * ${space.x1})` } },
    size: { m: {}, l: { fontSize: text.xl } },
  },
});

export const stepper = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '100%',
  color: color.ink2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:first-child': { borderInlineEnd: `1px solid ${color.line}` },
    '&:last-child': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover:not([data-disabled])': { background: color.surface3, color: color.ink1 },
    '&:active:not([data-disabled])': { background: color.brandSoft, color: color.brand },
    '&[data-disabled]': { color: color.lineStrong, cursor: 'not-allowed' },
  },
});
