import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, weight } = vars;

export const thread = style({ padding: `${space.x4} 0`, selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

export const line = style({
  display: 'flex',
  gap: space.x3,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-answer]': { gap: space.x2, padding: `${space.x2} 0` },
    '&[data-focused]': { outline: `2px solid ${color.brand}`, outlineOffset: '6px' },
  },
});
export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: '2px' });
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${space.x2}`, minWidth: 0 });
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  color: color.ink2,
  fontSize: text.s,
  fontWeight: weight.medium,
  lineHeight: '20px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ':hover': { color: color.brand, textDecoration: 'underline' },
});
export const to = style({ color: color.brand });
export const moment = style({
  borderRadius: '4px',
  color: color.brand,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minHeight: '28px',
  color: color.ink3,
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
});
export const reply = style({
  height: '28px',
  padding: '0 6px',
  marginInline: '-6px',
  borderRadius: '6px',
  color: color.ink3,
  cursor: 'pointer',
  ':hover': { background: color.surface3, color: color.ink1 },
});
/** Appears on hover or focus, and always where nothing can hover. */
export const more = style({
  marginInlineStart: 'auto',
  '@media': { '(hover: hover)': { opacity: 0, transition: `opacity ${vars.motion.press}` } },
  selectors: { [`${line}:hover &, ${line}:focus-within &, &:has([data-popup-open])`]: { opacity: 1 } },
});
export const gone = style({ padding: `${space.x2} 0`, color: color.ink3, fontStyle: 'normal' });

export const answers = style({
  display: 'grid',
  gap: space.x1,
  marginTop: space.x2,
  marginInlineStart: '44px',
  padding: `${space.x1} ${space.x3}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
});
export const list = style({ display: 'grid' });
export const rest = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  color: color.brand,
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
