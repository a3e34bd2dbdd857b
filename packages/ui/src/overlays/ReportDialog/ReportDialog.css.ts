import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const form = style({ display: 'grid', gap: space.x4 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

export const reason = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: `2px ${space.x3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  fontSize: text.s,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3 },
    '&[data-checked]': { borderColor: color.brand, background: color.brandSoft, color: color.brand, fontWeight: vars.weight.medium },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

/** The reported text, as it was written. */
export const quote = style({
  padding: `${space.x2} ${space.x3}`,
  borderRadius: vars.radius.chip,
  background: color.surface3,
  color: color.ink2,
  overflowWrap: 'anywhere',
});

export const refusal = style({ color: color.live, fontSize: text.s });
