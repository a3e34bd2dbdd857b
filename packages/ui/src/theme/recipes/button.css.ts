import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme.css.ts';

const { color, space, text } = vars;

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.press}, color ${vars.motion.press}, border-color ${vars.motion.press}`,
    selectors: {
      '&:active:not(:disabled)': { translate: '0 1px' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: {
      primary: { background: color.brand, color: color.onBrand, selectors: { '&:hover:not(:disabled)': { background: color.brandHover } } },
      soft: { background: color.brandSoft, color: color.brand, selectors: { '&:hover:not(:disabled)': { borderColor: color.brand } } },
      outline: {
        borderColor: color.lineStrong,
        color: color.ink1,
        selectors: { '&:hover:not(:disabled)': { background: color.surface3 } },
      },
      plain: {
        color: color.ink2,
        selectors: {
          '&:hover:not(:disabled)': { background: color.surface3, color: color.ink1 },
          '[data-ground="dark"] &': { color: color.onFrameMuted },
          '[data-ground="dark"] &:hover:not(:disabled)': { background: color.frameRaised, color: color.onFrame },
        },
      },
      critical: { background: color.live, color: color.onLive, selectors: { '&:hover:not(:disabled)': { filter: 'brightness(0.93)' } } },
      diamond: {
        background: color.diamond,
        color: color.onDiamond,
        selectors: { '&:hover:not(:disabled)': { filter: 'brightness(0.95)' } },
      },
    },
    size: {
      s: { height: '28px', padding: `0 ${space.x3}`, fontSize: text.s, borderRadius: '6px' },
      m: { height: '36px', padding: `0 ${space.x4}`, fontSize: text.m },
      l: { height: '44px', padding: `0 ${space.x5}`, fontSize: text.l },
    },
    // A label longer than its button wraps to a second line; Chinese breaks at its punctuation alone.
    stretch: {
      true: {
        width: '100%',
        height: 'auto',
        paddingBlock: '3px',
        whiteSpace: 'normal',
        wordBreak: 'keep-all',
        overflowWrap: 'break-word',
        lineHeight: '20px',
        textAlign: 'center',
      },
      false: {},
    },
  },
  compoundVariants: [
    { variants: { stretch: true, size: 's' }, style: { minHeight: '28px' } },
    { variants: { stretch: true, size: 'm' }, style: { minHeight: '36px' } },
    { variants: { stretch: true, size: 'l' }, style: { minHeight: '44px' } },
  ],
  defaultVariants: { tone: 'primary', size: 'm', stretch: false },
});

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;

const spin = keyframes({ to: { rotate: '360deg' } });

export const content = style({
  display: 'inline-flex',
  minWidth: 0,
  alignItems: 'center',
  gap: 'inherit',
  selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
});

// Beside a long label an icon keeps its size.
globalStyle(`${content} > svg, ${button.classNames.base} > svg`, { flex: 'none' });

export const spinner = style({
  position: 'absolute',
  width: '1.2em',
  height: '1.2em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${spin} 700ms linear infinite`,
});
