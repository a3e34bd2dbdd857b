import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { frame } from '../../theme/recipes/frame.css.ts';

const { color, motion } = vars;

export const action = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: '6px',
    height: '36px',
    border: '1px solid transparent',
    fontSize: vars.text.m,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${motion.press}, color ${motion.press}, opacity ${motion.press}`,
    selectors: {
      '&:active:not(:disabled)': { translate: '0 1px' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    },
  },
  variants: {
    tone: {
      plain: {
        padding: '0 7px',
        borderRadius: vars.radius.card,
        color: color.onFrameMuted,
        selectors: { '&:is(:hover, [data-popup-open]):not(:disabled)': { color: color.onFrame, background: color.frameField } },
      },
      raised: {
        height: '28px',
        padding: `0 ${vars.space.x3}`,
        borderRadius: '6px',
        fontSize: vars.text.s,
        fontWeight: vars.weight.medium,
        color: color.onFrame,
        background: color.frameField,
        selectors: { '&:hover:not(:disabled)': { background: color.frameLine } },
        '@container': { [frame.compact]: { padding: '0 9px', height: '32px' } },
      },
      chalk: {
        height: '28px',
        padding: `0 ${vars.space.x3}`,
        borderRadius: '6px',
        fontSize: vars.text.s,
        fontWeight: vars.weight.medium,
        color: color.onChalkCell,
        background: color.chalkCell,
        selectors: { '&:hover:not(:disabled)': { background: color.onFrameMuted } },
      },
    },
  },
  defaultVariants: { tone: 'plain' },
});

export const count = style({
  position: 'absolute',
  top: '1px',
  insetInlineStart: '19px',
  minWidth: '16px',
  padding: '0 4px',
  borderRadius: vars.radius.round,
  font: `${vars.weight.strong} 11px/16px ${vars.font.number}`,
  textAlign: 'center',
  color: color.onCardRed,
  background: color.cardRed,
  boxShadow: `0 0 0 2px ${color.frame}`,
});
