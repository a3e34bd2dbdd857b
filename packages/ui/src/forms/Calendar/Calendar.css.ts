import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const months = style({
  display: 'flex',
  gap: space.x6,
  userSelect: 'none',
  '@media': { '(max-width: 640px)': { flexDirection: 'column', gap: space.x4 } },
});

export const month = style({ width: '252px', maxWidth: '100%' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 28px',
  alignItems: 'center',
  height: '32px',
  marginBottom: space.x1,
});

export const title = style({
  gridColumn: 2,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontSize: text.m,
  lineHeight: '20px',
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const grid = style({ width: '100%', tableLayout: 'fixed' });

export const weekday = style({ height: '28px', fontSize: text.xs, fontWeight: vars.weight.normal, color: color.ink3, textAlign: 'center' });

/** The band behind a range reaches from cell to cell; its ends are round. */
export const cell = recipe({
  base: { height: '36px', padding: '2px 0', textAlign: 'center' },
  variants: {
    place: {
      none: {},
      only: {},
      first: { background: `linear-gradient(${color.brandSoft}, ${color.brandSoft}) right / 50% 32px no-repeat` },
      inside: { background: `linear-gradient(${color.brandSoft}, ${color.brandSoft}) center / 100% 32px no-repeat` },
      last: { background: `linear-gradient(${color.brandSoft}, ${color.brandSoft}) left / 50% 32px no-repeat` },
    },
  },
});

export const dayButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: vars.radius.card,
    fontFamily: vars.font.number,
    fontSize: text.l,
    fontWeight: vars.weight.strong,
    color: color.ink1,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled])': { background: color.surface3 },
      '&:active:not([aria-disabled])': { translate: '0 1px' },
      '&:focus-visible': { outlineOffset: '1px', zIndex: 1 },
      '&[aria-disabled]': { color: color.ink3, opacity: 0.6, cursor: 'not-allowed' },
      '&[aria-current="date"]::after': {
        content: '""',
        position: 'absolute',
        bottom: '3px',
        width: '12px',
        height: '2px',
        borderRadius: '1px',
        background: 'currentColor',
      },
    },
  },
  variants: {
    place: {
      none: {},
      inside: { color: color.brand },
      only: { selectors: { '&&, &&:hover': { background: color.brand, color: color.onBrand } } },
      first: { selectors: { '&&, &&:hover': { background: color.brand, color: color.onBrand } } },
      last: { selectors: { '&&, &&:hover': { background: color.brand, color: color.onBrand } } },
    },
  },
});

export const layer = style({ zIndex: vars.layer.popover });

export const popup = style({
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  outline: 'none',
  transition: `opacity ${vars.motion.press}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});
