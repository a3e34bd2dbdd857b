import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme.css.ts';

const { color, space, text } = vars;
/** The shown tab, the current route, or the chosen value. */
const current = '&[aria-selected="true"], &[aria-current], &[data-checked]';

export const strip = recipe({
  base: { display: 'inline-flex', maxWidth: '100%', overflowX: 'auto', scrollbarWidth: 'none' },
  variants: {
    look: {
      line: { gap: space.x5 },
      segmented: { gap: '2px', padding: '3px', borderRadius: vars.radius.card, background: color.surface3 },
      chips: { gap: space.x1 },
    },
    isDense: { true: {} },
  },
  compoundVariants: [
    { variants: { look: 'line', isDense: true }, style: { gap: space.x3, '@media': { '(max-width: 1079px)': { gap: space.x2 } } } },
  ],
});

export const tab = recipe({
  base: {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: color.ink2,
    transition: `color ${vars.motion.press}, background-color ${vars.motion.press}`,
    selectors: {
      '&:hover': { color: color.ink1 },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: '6px' },
      [current]: { color: color.ink1, fontWeight: vars.weight.strong },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
  },
  variants: {
    look: {
      line: {
        height: '36px',
        selectors: {
          '&:active:not([data-disabled])': { color: color.brand },
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            bottom: '2px',
            height: '2px',
            borderRadius: '1px',
            background: 'transparent',
            transition: `background-color ${vars.motion.press}`,
          },
          '&[aria-selected="true"]::after, &[aria-current]::after, &[data-checked]::after': { background: color.brand },
        },
      },
      segmented: {
        height: '30px',
        minHeight: '30px',
        padding: '0 14px',
        borderRadius: '6px',
        selectors: {
          '&:active:not([data-disabled])': { background: color.line },
          [current]: { background: color.surface1, boxShadow: '0 1px 2px oklch(0.2 0.03 165 / 0.16)' },
        },
      },
      chips: {
        height: '32px',
        minHeight: '32px',
        padding: `0 ${space.x3}`,
        borderRadius: '6px',
        selectors: {
          '&:hover, &:active:not([data-disabled])': { background: color.surface3 },
          [current]: { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.medium },
        },
      },
    },
    size: { m: { fontSize: text.m }, l: { fontSize: text.l } },
  },
});

export const count = style({ fontFamily: vars.font.number, fontSize: text.s, fontWeight: vars.weight.strong, color: color.ink3 });

export const panel = style({ outlineOffset: '-2px' });
