import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const marks = style({ display: 'inline-flex', alignItems: 'stretch', gap: '3px', minHeight: '24px' });

const cell = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '40px',
  padding: '0 9px',
  borderRadius: '2px',
  font: `${weight.strong} ${text.m}/24px ${font.number}`,
  whiteSpace: 'nowrap',
  transform: `skewX(${vars.skew})`,
});

export const mark = styleVariants({
  added: [cell, { background: color.brand, color: color.onBrand }],
  changed: [cell, { background: color.infoSoft, color: color.info }],
  removed: [cell, { background: color.warningSoft, color: color.warning }],
});

export const none = style({ color: color.ink3, fontSize: text.s, lineHeight: '24px' });
