import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, motion, space, text } = vars;

export const positioner = style({ zIndex: vars.layer.popover });

const panel = style({
  padding: '6px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.float,
  outline: 'none',
});

export const popup = styleVariants({
  tinted: [
    panel,
    {
      minWidth: '148px',
      transition: `opacity ${motion.press} ${motion.ease}, translate ${motion.press} ${motion.ease}`,
      selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' } },
    },
  ],
  ticked: [panel, { minWidth: '200px', color: color.ink2, fontSize: text.s }],
});

const line = style({ display: 'flex', alignItems: 'center', cursor: 'pointer' });

export const item = styleVariants({
  tinted: [
    line,
    {
      justifyContent: 'space-between',
      gap: '12px',
      height: '36px',
      padding: '0 12px',
      borderRadius: '6px',
      userSelect: 'none',
      transition: `background-color ${motion.press}`,
      selectors: {
        '&[data-highlighted]': { background: color.surface3, outline: 'none' },
        '&:active': { background: color.brandSoft },
        '&[data-checked]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
        '&[data-highlighted]:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '-2px' },
      },
    },
  ],
  ticked: [
    line,
    {
      gap: space.x2,
      height: '34px',
      padding: '0 8px',
      borderRadius: '5px',
      outline: 'none',
      selectors: {
        '&[data-highlighted]': { background: color.surface3, color: color.ink1 },
        '&[data-checked]': { color: color.ink1, fontWeight: vars.weight.strong },
        '&[data-disabled]': { color: color.ink3, cursor: 'default' },
      },
    },
  ],
});

/** Keeps its space when nothing is ticked, so that the labels line up. */
export const tick = style({ width: '16px', flex: 'none', color: color.brand });

export const note = style({
  marginInlineStart: 'auto',
  paddingInlineStart: space.x4,
  color: color.ink3,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
});
