import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  cursor: 'pointer',
  selectors: { '&:has([data-disabled])': { cursor: 'not-allowed', opacity: 0.55 } },
});

export const field = styleVariants({
  s: [base, { fontSize: vars.text.xs, lineHeight: '18px', color: vars.color.ink3 }],
  m: [base, { fontSize: vars.text.s, lineHeight: '20px', color: vars.color.ink1 }],
});

export const label = style({ minWidth: 0 });

export const tick = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '16px',
  height: '16px',
  marginTop: 'calc((1lh - 16px) / 2)',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.chip,
  background: vars.color.surface1,
  color: vars.color.onBrand,
  transition: `background-color ${vars.motion.press}, border-color ${vars.motion.press}`,
  selectors: {
    'label:hover > &:not([data-disabled])': { borderColor: vars.color.brand },
    'label:active > &:not([data-disabled])': { background: vars.color.brandSoft },
    '&[data-checked], &[data-indeterminate]': { background: vars.color.brand, borderColor: vars.color.brand },
    'label:active > &[data-checked]:not([data-disabled])': { background: vars.color.brandHover },
    '&[aria-invalid="true"]': { borderColor: vars.color.live, boxShadow: `0 0 0 1px ${vars.color.live}` },
  },
});

export const mark = style({ display: 'grid', placeItems: 'center' });
