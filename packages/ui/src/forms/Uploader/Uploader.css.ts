import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { veilBar } from './UploadItem.css.ts';

const { color, space, text, motion, radius } = vars;

export const root = style({ display: 'grid', gap: space.x2, minWidth: 0, width: '100%' });

export const list = recipe({
  base: { display: 'grid', gap: space.x3, minWidth: 0 },
  variants: { look: { tiles: { gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' }, rows: { gap: space.x2 } } },
});

export const drop = recipe({
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '4px',
    width: '100%',
    padding: space.x3,
    border: `1.5px dashed ${color.lineStrong}`,
    borderRadius: radius.card,
    background: color.surface2,
    color: color.ink2,
    fontSize: text.s,
    lineHeight: '20px',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `border-color ${motion.press}, background-color ${motion.press}, color ${motion.press}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: color.brand, color: color.brand },
      '&:active:not(:disabled)': { background: color.surface3 },
      '&[data-over]': { borderStyle: 'solid', borderColor: color.brand, background: color.brandSoft, color: color.brand },
      '&[data-refused]:not([data-over])': { borderColor: color.live },
      '&:disabled': { cursor: 'not-allowed', background: color.surface3, borderColor: color.line, color: color.ink3 },
    },
  },
  variants: { look: { tiles: { aspectRatio: '1' }, rows: { minHeight: '84px' } } },
});

export const limits = style({ fontSize: text.xs, lineHeight: '18px', color: color.ink3 });

export const refusals = style({ display: 'grid', gap: '2px', fontSize: text.xs, lineHeight: '18px', color: color.live });

export const refusal = style({ display: 'flex', alignItems: 'flex-start', gap: '4px', overflowWrap: 'anywhere' });

export const refusalIcon = style({ flex: 'none', marginTop: '3px' });

export const input = style({ display: 'none' });

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const ending = style({
  display: 'grid',
  placeItems: 'center',
  gap: '2px',
  width: '100%',
  height: '100%',
  background: color.surface3,
  color: color.ink2,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: text.s,
});

export const bar = style({
  display: 'block',
  position: 'relative',
  height: '4px',
  borderRadius: '2px',
  overflow: 'hidden',
  background: color.line,
  selectors: { [`${veilBar} > &`]: { background: `color-mix(in oklch, ${color.onFrame} 28%, transparent)` } },
});

export const barFill = style({
  position: 'absolute',
  inset: 0,
  width: 'calc(var(--part) * 100%)',
  background: color.brand,
  transition: `width ${motion.panel}`,
  selectors: { [`${veilBar} &`]: { background: color.onFrame } },
});
