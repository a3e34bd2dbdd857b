import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({ width: '352px', maxWidth: '100%', background: color.surface1 });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: '44px', padding: `0 ${space.x4}`, fontSize: text.m, fontWeight: vars.weight.strong });

export const rows = style({ display: 'grid', gap: space.x3, padding: `14px ${space.x4}` });
export const row = style({ display: 'grid', gridTemplateColumns: '76px minmax(0, 1fr)', alignItems: 'center', gap: space.x3, minHeight: '30px', fontSize: text.s });
export const rowName = style({ color: color.ink2 });

export const choices = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', border: `1px solid ${color.lineStrong}`, borderRadius: '6px', overflow: 'hidden' });
export const choice = style({
  minHeight: '28px',
  padding: '0 6px',
  cursor: 'pointer',
  color: color.ink2,
  fontSize: text.s,
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&:hover': { background: color.surface3, color: color.ink1 },
    '&:active': { background: color.brandSoft },
    '&[data-pressed]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const slider = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 48px', alignItems: 'center', gap: space.x3 });
export const sliderControl = style({ display: 'flex', alignItems: 'center', height: '24px', cursor: 'pointer', touchAction: 'none' });
export const sliderTrack = style({ position: 'relative', width: '100%', height: '4px', borderRadius: '2px', background: color.lineStrong });
export const sliderFill = style({ borderRadius: '2px', background: color.brand });
export const sliderThumb = style({
  width: '16px',
  height: '16px',
  borderRadius: vars.radius.round,
  border: `3px solid ${color.brand}`,
  background: color.surface1,
  transition: `border-color ${vars.motion.press}`,
  selectors: { '&:hover': { borderColor: color.brandHover }, '&:focus-within': { outline: `2px solid ${color.brand}`, outlineOffset: '2px' } },
});
export const sliderValue = style({ textAlign: 'end', fontFamily: vars.font.number, fontSize: '15px', fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const switches = style({ display: 'grid', padding: `6px ${space.x4}`, borderTop: `1px solid ${color.line}` });
export const switchRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x3, minHeight: '36px', fontSize: text.s, cursor: 'pointer' });
export const switchName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.x2, minWidth: 0 });
export const switchNote = style({ color: color.ink3, fontSize: text.xs });
export const switchTrack = style({
  position: 'relative',
  flex: 'none',
  width: '32px',
  height: '18px',
  borderRadius: '9px',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&[data-checked]': { background: color.brand },
    '&[data-checked]:hover': { background: color.brandHover },
    '&[data-unchecked]': { background: color.lineStrong },
    '&[data-unchecked]:hover': { background: color.ink3 },
    '&:active': { translate: '0 1px' },
  },
});
export const switchThumb = style({
  position: 'absolute',
  top: '2px',
  insetInlineStart: '2px',
  width: '14px',
  height: '14px',
  borderRadius: vars.radius.round,
  background: color.surface1,
  transition: `inset-inline-start ${vars.motion.press} ${vars.motion.ease}`,
  selectors: { '&[data-checked]': { insetInlineStart: '16px', background: color.onBrand } },
});

export const foot = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x2, padding: `10px 4px 10px ${space.x4}`, borderTop: `1px solid ${color.line}`, color: color.ink3, fontSize: text.xs });
