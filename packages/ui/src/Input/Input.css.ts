import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/theme.css.ts';

const { color, space, text } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0, width: '100%' });

export const labelText = style({ marginBottom: '6px', fontSize: text.s, color: color.ink2 });

export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    padding: `0 ${space.x3}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: color.surface1,
    transition: `border-color ${vars.motion.press}, box-shadow ${vars.motion.press}`,
    selectors: {
      '&:hover': { borderColor: color.ink3 },
      '&:has(input:disabled)': { background: color.surface3, cursor: 'not-allowed' },
      '&:has(> input:focus)': { borderColor: color.brand, boxShadow: `0 0 0 1px ${color.brand}` },
    },
  },
  variants: {
    size: { m: { height: '36px' }, l: { height: '44px' } },
    invalid: { true: { selectors: { '&, &:hover, &:has(> input:focus)': { borderColor: color.live, boxShadow: `0 0 0 1px ${color.live}` } } }, false: {} },
  },
});

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
  variants: { numeric: { true: { fontFamily: vars.font.number, fontWeight: vars.weight.strong, fontSize: text.xl, letterSpacing: '0.03em' } } },
});

export const counterText = style({ flex: 'none', fontFamily: vars.font.number, fontSize: text.s, color: color.ink3 });

export const message = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4px',
    fontSize: text.xs,
    lineHeight: '18px',
    selectors: { '&:not(:empty)': { marginTop: '4px' } },
  },
  variants: {
    tone: { error: { color: color.live }, hint: { color: color.ink3 } },
    reserved: { true: { marginTop: '4px', minHeight: '18px' }, false: {} },
  },
});

/** Icons keep to the first line of a long message. */
export const messageIcon = style({ flex: 'none', marginTop: '3px' });
