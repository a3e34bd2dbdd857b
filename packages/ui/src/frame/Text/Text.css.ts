import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;
const onDark = (ink: string) => ({ selectors: { '[data-ground="dark"] &': { color: ink } } });

export const size = styleVariants(text, (fontSize) => ({ fontSize }));

export const tone = styleVariants({
  ink: { color: color.ink1, ...onDark(color.onFrame) },
  soft: { color: color.ink2, ...onDark(color.onFrameMuted) },
  quiet: { color: color.ink3, ...onDark(color.onFrameMuted) },
  brand: { color: color.brand },
  good: { color: color.success },
  live: { color: color.live },
});

export const strength = styleVariants(weight, (fontWeight) => ({ fontWeight }));

export const figure = style({ fontFamily: font.number, fontWeight: weight.strong });

const cutLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
export const cut = styleVariants({
  1: { ...cutLine, whiteSpace: 'nowrap' },
  2: { ...cutLine, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
});
