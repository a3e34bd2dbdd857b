import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

export const line = style({ display: 'grid' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '40px 9px minmax(0, 1fr)',
  columnGap: space.x2,
  paddingBottom: space.x3,
});
export const at = style({ color: color.ink3, font: `${weight.medium} ${text.s}/22px ${font.number}`, textAlign: 'end' });

/** A ring on a hairline that runs down to the next one. */
export const mark = style({
  position: 'relative',
  width: '9px',
  marginBottom: `calc(-1 * ${space.x3})`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '7px',
    boxSizing: 'border-box',
    width: '9px',
    height: '9px',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.round,
  },
  '::after': { content: '', position: 'absolute', left: '4px', top: '16px', bottom: '-7px', width: '1px', background: color.line },
  selectors: {
    [`${entry}[data-major] &::before`]: { borderColor: color.live, background: color.live },
    [`${entry}:last-child &::after`]: { display: 'none' },
  },
});
export const words = style({
  minWidth: 0,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  selectors: { [`${entry}[data-major] &`]: { fontWeight: weight.medium } },
});
export const link = style([words, { ':hover': { color: color.brand, textDecoration: 'underline' } }]);
