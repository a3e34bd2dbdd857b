import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

export const press = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    borderRadius: '6px',
    color: color.ink3,
    cursor: 'pointer',
    transition: `color ${vars.motion.press}, background-color ${vars.motion.press}`,
    selectors: {
      '&:hover:not(:disabled)': { background: color.surface3, color: color.ink1 },
      '&[aria-pressed="true"]': { color: color.brand },
      '&:active:not(:disabled)': { translate: '0 1px' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    },
  },
  variants: {
    size: {
      s: { height: '28px', padding: '0 6px', marginInline: '-6px', fontSize: text.s },
      m: { height: '36px', padding: '0 8px', marginInline: '-8px', fontSize: text.m },
    },
  },
  defaultVariants: { size: 'm' },
});

/** Keeps its width while the count changes by one. */
export const figure = style({ minWidth: '1.6em', textAlign: 'start', fontFamily: vars.font.number, fontWeight: vars.weight.medium });
