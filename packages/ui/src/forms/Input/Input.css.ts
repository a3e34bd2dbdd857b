import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

export const slot = style({ flex: 'none', display: 'inline-flex', color: color.ink3 });

export const control = recipe({
  base: {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    selectors: {
      '&::placeholder': { color: color.ink3, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', color: color.ink3 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:-webkit-autofill': { WebkitTextFillColor: color.ink1, boxShadow: `inset 0 0 0 100px ${color.surface1}` },
    },
  },
  variants: {
    numeric: { true: { fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: text.xl, letterSpacing: '0.03em' } },
  },
});

export const counterText = style({ flex: 'none', fontFamily: vars.font.number, fontSize: text.s, color: color.ink3 });
