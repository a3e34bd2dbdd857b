import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const root = styleVariants({ field: { width: '100%' }, compact: { flex: 'none' } });

export const group = styleVariants({
  field: { selectors: { '&&': { paddingInline: 0, gap: 0, overflow: 'hidden' } } },
  compact: {
    display: 'grid',
    gridTemplateColumns: '30px 52px 30px',
    height: '40px',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    selectors: { '&:focus-within': { borderColor: color.brand }, '&:has([aria-invalid])': { borderColor: color.live } },
  },
});

export const input = recipe({
  base: {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: `0 ${space.x3}`,
    border: 0,
    outline: 'none',
    background: 'none',
    fontFamily: vars.font.number,
    fontWeight: vars.weight.strong,
    selectors: { '&::placeholder': { color: color.ink3, opacity: 1 }, '&:disabled': { cursor: 'not-allowed' } },
  },
  variants: {
    size: { m: { fontSize: text.l }, l: { fontSize: text.xxl } },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});

export const affix = recipe({
  base: { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: text.s, color: color.ink3 },
  variants: {
    at: {
      start: { paddingInlineStart: space.x3, marginInlineEnd: `calc(-1 * ${space.x1})` },
      end: { paddingInlineEnd: space.x3, marginInlineStart: `calc(-1 * ${space.x1})` },
    },
    size: { m: {}, l: { fontSize: text.xl } },
  },
});

const field = style({
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

const compact = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '7px',
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-disabled])': { background: color.surface3, color: color.ink1 },
    '&:active:not([data-disabled])': { background: color.line },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
});

export const stepper = { field, compact };

export const compactInput = style({
  width: '100%',
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.l,
  color: color.ink1,
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: '4px' } },
});
