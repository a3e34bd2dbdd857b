import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** The writing reaches the frame, so that a press anywhere in it sets the caret. */
export const frame = style({
  selectors: { '&&': { flexDirection: 'column', alignItems: 'stretch', gap: 0, padding: 0, overflow: 'hidden' } },
});

export const writing = recipe({
  base: {
    flex: 1,
    width: '100%',
    minHeight: 'calc(var(--rows) * 1lh + 18px)',
    padding: `9px ${space.x3}`,
    border: 0,
    outline: 'none',
    background: 'none',
    lineHeight: '20px',
    selectors: { '&::placeholder': { color: color.ink3, opacity: 1 }, '&:disabled': { cursor: 'not-allowed' } },
  },
  variants: {
    resize: {
      fixed: { resize: 'none' },
      vertical: { resize: 'vertical' },
      grow: { resize: 'none', fieldSizing: 'content', maxHeight: 'calc(var(--most) * 1lh + 18px)' },
    },
  },
});

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '24px',
  padding: `0 ${space.x3} 6px`,
});

export const counter = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.number,
  fontSize: text.s,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { '&[data-full]': { color: color.live, fontWeight: vars.weight.strong } },
});
