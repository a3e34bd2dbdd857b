import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

/** Over a picture the theme does not reach. */
const chalk = vars.color.onBug;
const outline = faded(paint.inkNight, 0.72);

export const preview = style({ position: 'relative', width: '100%', contain: 'paint', background: vars.color.pitch, color: chalk });
export const area = style({ position: 'absolute', insetInline: 0, top: 0, fontWeight: vars.weight.strong });
export const lane = style({ position: 'absolute', insetInline: 0 });

const line = style({ position: 'absolute', top: 0, height: '100%', whiteSpace: 'nowrap' });
const stroked = style([line, { WebkitTextStroke: `2px ${outline}`, paintOrder: 'stroke fill' }]);
export const sample = styleVariants({
  plain: [stroked],
  own: [stroked, { boxShadow: `inset 0 0 0 2px ${chalk}`, borderRadius: '4px', padding: '0 6px', background: faded(paint.turf900, 0.55) }],
  gift: [line, { padding: '0 8px', borderRadius: '4px', background: faded(paint.turf900, 0.85) }],
});
export const sampleCount = style({
  display: 'inline-block',
  marginInlineStart: '6px',
  padding: '0 5px',
  borderRadius: '3px',
  background: vars.color.chalkCell,
  color: vars.color.onChalkCell,
  fontFamily: vars.font.number,
  fontSize: '0.8em',
  lineHeight: 1.3,
  WebkitTextStroke: '0',
  transform: `skewX(${vars.skew})`,
});

/** Note at the edge of the area for comments, with the reason. */
export const edgeNote = style({
  position: 'absolute',
  insetInline: 0,
  padding: '3px 10px',
  borderTop: `1px dashed ${faded(paint.white, 0.8)}`,
  textAlign: 'end',
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  textShadow: `0 1px 2px ${paint.black}`,
});
