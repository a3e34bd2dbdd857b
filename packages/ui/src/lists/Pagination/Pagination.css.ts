import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, space, text, weight } = vars;

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x3}`,
  fontSize: text.s,
  color: color.ink2,
});

export const summary = style({ color: color.ink3 });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  height: '32px',
  padding: '0 6px',
  borderRadius: '6px',
  color: color.ink2,
  font: `${weight.medium} ${text.m}/1 ${vars.font.number}`,
  cursor: 'pointer',
  transition: `background-color ${motion.press}, color ${motion.press}`,
  selectors: {
    '&:hover:not([aria-disabled]):not([aria-current])': { background: color.surface3, color: color.ink1 },
    '&:active:not([aria-disabled]):not([aria-current])': { translate: '0 1px' },
    '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.45 },
  },
});

export const page = style([cell]);
export const pageNow = style([cell, { background: color.brand, color: color.onBrand, fontWeight: weight.strong, cursor: 'default' }]);
export const step = style([cell, { border: `1px solid ${color.line}` }]);
export const gap = style({ display: 'grid', placeItems: 'center', width: '32px', height: '32px', color: color.ink3 });

export const selectBox = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

const box = style({
  height: '32px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  background: color.surface1,
  color: color.ink1,
  fontSize: text.s,
  selectors: { '&:hover': { borderColor: color.brand } },
});
export const select = style([box, { appearance: 'none', padding: `0 30px 0 ${space.x3}`, cursor: 'pointer' }]);
export const selectIcon = style({ position: 'absolute', insetInlineEnd: '8px', color: color.ink3, pointerEvents: 'none' });

export const jumpBox = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
export const field = style([
  box,
  { width: '52px', padding: '0 6px', textAlign: 'center', fontFamily: vars.font.number, fontWeight: weight.strong },
]);
