import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme.css.ts';

const { color, space } = vars;
const focused = '&:has(> input:focus), &:has(> textarea:focus), &:focus-visible, &[data-popup-open]';
const ring = (of: string) => ({ borderColor: of, boxShadow: `0 0 0 1px ${of}` });

/** The frame of every field of a form: one line of 36 or 44 px, or as high as its content. */
export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    width: '100%',
    minWidth: 0,
    padding: `0 ${space.x3}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: color.surface1,
    color: color.ink1,
    transition: `border-color ${vars.motion.press}, box-shadow ${vars.motion.press}`,
    selectors: {
      '&:hover': { borderColor: color.ink3 },
      '&:has(:is(input, textarea):disabled), &:disabled, &[data-disabled]': {
        background: color.surface3,
        borderColor: color.line,
        color: color.ink3,
        cursor: 'not-allowed',
      },
      [focused]: { outline: 'none', ...ring(color.brand) },
    },
  },
  variants: {
    size: { m: { height: '36px' }, l: { height: '44px' }, grow: { minHeight: '36px' } },
    invalid: { true: { selectors: { [`&&, ${focused.replaceAll('&', '&&')}`]: ring(color.live) } }, false: {} },
    press: { true: { cursor: 'pointer', textAlign: 'start' }, false: {} },
  },
  defaultVariants: { size: 'm', invalid: false, press: false },
});
