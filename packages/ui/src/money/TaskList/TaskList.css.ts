import { style, styleVariants } from '@vanilla-extract/css';
import { surface } from '../../theme/recipes/surface.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

export const list = styleVariants({
  full: [
    surface,
    {
      width: '100%',
      containerType: 'inline-size',
      containerName: 'tasks',
      padding: `${space.x2} ${space.x4} ${space.x1}`,
      color: color.ink1,
    },
  ],
  compact: [{ padding: `${space.x2} ${space.x4} 6px`, borderBottom: `1px solid ${color.line}`, color: color.ink1 }],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: space.x2, minHeight: '32px' });

export const title = style({
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: 1.45,
  selectors: { [`${list.full} &`]: { fontSize: text.xl } },
});

export const count = style({ font: `${weight.medium} 15px/1.3 ${font.number}`, color: color.ink3 });

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: 'auto',
  marginInlineEnd: '-6px',
  padding: '4px 2px 4px 6px',
  borderRadius: radius.chip,
  fontSize: text.s,
  color: color.ink2,
  transition: `color ${motion.press}, background-color ${motion.press}`,
  selectors: { '&:hover': { color: color.brand, background: color.surface3 }, '&:active': { background: color.brandSoft } },
});

export const item = style({ selectors: { [`${list.full} & + &`]: { borderTop: `1px solid ${color.line}` } } });

export const none = style({ padding: '6px 0 10px', fontSize: text.s, color: color.ink3 });
