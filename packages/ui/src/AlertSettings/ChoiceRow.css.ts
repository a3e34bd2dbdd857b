import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, motion, text } = vars;

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '2px', width: '100%', padding: '3px', borderRadius: vars.radius.card, background: color.surface3 });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  gap: '4px',
  minHeight: '28px',
  padding: '2px 8px',
  borderRadius: '6px',
  fontSize: text.s,
  color: color.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover': { color: color.ink1 },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-checked]': { color: color.ink1, fontWeight: vars.weight.strong, background: color.surface1, boxShadow: `0 0 0 1px ${color.line}` },
  },
});

export const count = style({ font: `${vars.weight.strong} ${text.s}/1 ${vars.font.number}` });
