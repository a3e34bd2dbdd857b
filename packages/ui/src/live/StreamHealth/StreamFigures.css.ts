import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, radius, space, text, weight } = vars;
export const container = createContainer('stream-health');
/** Below this width figures stand two by two. */
export const narrow = `${container} (max-width: 620px)`;

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface2,
  '@container': { [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({
  display: 'grid',
  // Heads of two lines push the figures of all four down alike.
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  minWidth: 0,
  padding: `${space.x3} ${space.x4}`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@container': {
    [narrow]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${color.line}` },
      },
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space.x2,
  color: color.ink3,
  fontSize: text.s,
  lineHeight: 1.45,
});
const mark = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1, fontSize: text.xs, whiteSpace: 'nowrap' });
export const word = style([mark, { color: color.ink2 }]);
export const bad = style([mark, { color: color.warning, fontWeight: weight.medium }]);
export const value = style({
  margin: 0,
  color: color.ink1,
  font: `${weight.strong} 26px/32px ${font.number}`,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ marginInlineStart: space.x1, color: color.ink3, fontSize: text.s, fontWeight: weight.medium });
export const plot = style({ margin: `${space.x1} 0 0`, height: '40px' });
export const note = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  gridRow: 4,
  margin: 0,
  paddingTop: space.x1,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
});
