import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3px',
  height: '48px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const day = style({ display: 'flex', alignItems: 'flex-end', flex: '1 1 0', minWidth: '2px', maxWidth: '32px', height: '100%' });
export const spoken = visuallyHidden;
export const bar = style({
  width: '100%',
  height: 'max(2px, calc(var(--share) * 100%))',
  borderRadius: '2px 2px 0 0',
  background: vars.color.brand,
  opacity: 0.45,
  selectors: {
    '&[data-peak]': { opacity: 1 },
    '&[data-none]': { background: vars.color.lineStrong },
    [`${day}:hover &`]: { opacity: 0.8 },
  },
});
