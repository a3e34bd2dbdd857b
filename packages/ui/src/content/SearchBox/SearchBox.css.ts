import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { frame } from '../../theme/recipes/frame.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, text } = vars;

const lit = { background: color.chalkCell, color: color.onChalkCell };
const ringOnDark = `0 0 0 2px ${color.frame}, 0 0 0 4px ${color.onFrameMuted}`;

export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    borderRadius: vars.radius.card,
    transition: `background-color ${motion.press}, color ${motion.press}`,
    selectors: { '&:focus-within': { ...lit, boxShadow: ringOnDark } },
  },
  variants: {
    place: {
      header: {
        height: '36px',
        fontSize: text.s,
        background: color.frameField,
        color: color.onFrameMuted,
        selectors: { '&:hover:not(:focus-within)': { background: color.frameLine, color: color.onFrame } },
      },
      page: {
        height: '48px',
        maxWidth: '440px',
        paddingInlineEnd: '6px',
        fontSize: text.m,
        background: color.surface1,
        color: color.ink1,
        boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
        selectors: {
          '&:focus-within': { background: color.surface1, color: color.ink1, boxShadow: `inset 0 0 0 2px ${color.brand}` },
          '[data-ground="dark"] &': { ...lit, boxShadow: 'none' },
          '[data-ground="dark"] &:focus-within': { boxShadow: ringOnDark },
        },
      },
    },
  },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: '8px',
  minWidth: 0,
  height: '100%',
  padding: '0 12px',
  cursor: 'text',
  '@container': { [frame.tight]: { padding: '0 8px', gap: '6px' } },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: 'inherit', opacity: 0.82 },
});

export const icon = style({ flex: 'none' });

export const keyHint = style({
  flex: 'none',
  padding: '1px 5px',
  border: `1px solid ${color.frameLine}`,
  borderRadius: vars.radius.chip,
  font: `${vars.weight.medium} 11px/1.3 ${vars.font.text}`,
  '@container': { [frame.snug]: { display: 'none' } },
});

export const counter = style({ flex: 'none', font: `${vars.weight.medium} ${text.s}/1 ${vars.font.text}` });

// The key hint gives way to the counter while someone types.
globalStyle(`form:focus-within ${keyHint}, form:not(:focus-within) ${counter}:not([data-always])`, { display: 'none' });
