import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const key = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  height: '28px',
  marginInlineStart: '-4px',
  padding: '0 6px 0 4px',
  borderRadius: '6px',
  color: color.ink2,
  fontSize: text.s,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover, &[data-popup-open]': { background: color.surface3, color: color.ink1 }, '&:active': { translate: '0 1px' } },
});
const patch = style({ border: `2px solid ${color.surface1}`, borderRadius: '4px', boxShadow: `0 0 0 1px ${color.lineStrong}` });
export const keySwatch = style([patch, { width: '18px', height: '18px' }]);

export const panel = style({ display: 'grid', gap: space.x4, width: '248px' });
export const group = style({ display: 'grid', gap: space.x2 });
export const groupName = style({ color: color.ink2, fontSize: text.s });

export const modes = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x2 });
export const modeChoice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  padding: '6px 4px',
  border: `1px solid ${color.line}`,
  borderRadius: '6px',
  color: color.ink2,
  fontSize: text.s,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover': { background: color.surface3 },
    '&:active': { translate: '0 1px' },
    '&[data-checked]': { borderColor: color.brand, background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
  },
});
/** A small screen with a line where the comment would be. */
const screen = style({
  position: 'relative',
  width: '40px',
  height: '24px',
  border: '1.5px solid currentColor',
  borderRadius: '3px',
  '::after': { content: '', position: 'absolute', height: '3px', borderRadius: '2px', background: 'currentColor' },
});
export const modeDrawing = styleVariants({
  scroll: [screen, { '::after': { right: '-5px', top: '8px', width: '26px' } }],
  top: [screen, { '::after': { left: '8px', top: '3px', width: '21px' } }],
  bottom: [screen, { '::after': { left: '8px', bottom: '3px', width: '21px' } }],
});

export const swatches = style({ display: 'flex', gap: space.x2 });
export const swatch = style([
  patch,
  {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    color: paint.ink,
    cursor: 'pointer',
    selectors: {
      '&:hover:not([data-disabled])': { boxShadow: `0 0 0 2px ${color.ink3}` },
      '&[data-checked]': { boxShadow: `0 0 0 2px ${color.brand}` },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.7 },
    },
  },
]);
export const swatchMark = style({ display: 'grid' });
