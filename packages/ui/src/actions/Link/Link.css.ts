import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const link = recipe({
  base: {
    borderRadius: '2px',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    overflowWrap: 'anywhere',
    transition: `color ${vars.motion.press}`,
    selectors: { '&:hover': { textDecorationLine: 'underline' }, '&:active': { opacity: 0.75 } },
  },
  variants: {
    tone: {
      turf: { color: color.brand, selectors: { '&:hover': { color: color.brandHover } } },
      ink: { color: color.ink1, selectors: { '&:hover': { color: color.brand } } },
      muted: { color: color.ink3, selectors: { '&:hover': { color: color.ink1 } } },
      critical: { color: color.live },
      frame: {
        color: color.onFrameMuted,
        selectors: { '&:hover': { color: color.onFrame }, '&:focus-visible': { outlineColor: color.onFrame } },
      },
    },
    alone: {
      // In a sentence colour alone would not set a link apart from its neighbours.
      false: {
        textDecorationLine: 'underline',
        textDecorationColor: 'color-mix(in oklch, currentColor 45%, transparent)',
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      },
      true: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontWeight: vars.weight.medium },
    },
  },
});

export const mark = recipe({
  base: { flex: 'none' },
  variants: { alone: { true: {}, false: { display: 'inline-block', marginInlineStart: '2px', verticalAlign: '-2px' } } },
});
