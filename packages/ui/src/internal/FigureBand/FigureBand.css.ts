import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;

export const band = style({
  display: 'flex',
  minHeight: '92px',
  margin: 0,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.frame,
  color: color.onFrame,
  '@media': { '(max-width: 900px)': { flexWrap: 'wrap' } },
});

/** The slanted ground lies behind the text; it extends at both ends, so that the first and last figure have no slanted edge there. */
export const figure = style({
  display: 'grid',
  // A third line under one of them moves neither its name nor its figure off the line of the others.
  alignContent: 'start',
  position: 'relative',
  isolation: 'isolate',
  flex: '1 1 0',
  minWidth: '150px',
  padding: `${space.x3} ${space.x5}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      borderInlineStart: `1px solid ${color.frameLine}`,
      transform: `skewX(${vars.skew})`,
    },
    '&:first-child::before': { borderInlineStart: 0 },
    '&:first-child': { flexGrow: 1.35, marginInlineStart: '-20px', paddingInlineStart: '40px' },
    '&:last-child': { marginInlineEnd: '-20px', paddingInlineEnd: '36px' },
  },
});

export const raised = style([figure, { color: color.frame, selectors: { '&::before': { background: color.onFrame } } }]);

export const name = style({ fontSize: text.s, lineHeight: '20px', opacity: 0.82 });

export const value = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  margin: 0,
  font: `${weight.strong} 28px/34px ${font.number}`,
  whiteSpace: 'nowrap',
});

export const small = style({ font: `${weight.normal} ${text.xs}/18px ${font.text}`, opacity: 0.82 });

export const note = style({ margin: 0, fontSize: text.xs, lineHeight: '18px', opacity: 0.82 });
