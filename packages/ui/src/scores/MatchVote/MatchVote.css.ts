import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, text, weight } = vars;

export const frame = style({ display: 'grid', gap: '10px' });
/** As tall before the vote as after it. */
export const boxes = style({ display: 'flex', gap: '8px' });
export const box = recipe({
  base: {
    position: 'relative',
    flex: '3 1 0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    minWidth: 0,
    height: '72px',
    padding: '4px 6px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface2,
    color: color.ink1,
  },
  variants: {
    slim: { true: { flexGrow: 2 } },
    mine: { true: { borderColor: color.brand, background: color.brandSoft, fontWeight: weight.medium } },
    press: {
      true: {
        background: color.surface1,
        borderColor: color.lineStrong,
        cursor: 'pointer',
        transition: `background-color ${motion.press}, border-color ${motion.press}`,
        selectors: {
          '&:hover:not([aria-busy])': { background: color.brandSoft, borderColor: color.brand, color: color.brand },
          '&:active': { translate: '0 1px' },
          '&[aria-busy]': { cursor: 'progress', background: color.surface3 },
        },
      },
    },
  },
});
export const word = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.s,
  lineHeight: '20px',
});
export const percent = style({ fontFamily: font.number, fontSize: text.xl, fontWeight: weight.strong, lineHeight: '26px' });
export const check = style({
  position: 'absolute',
  top: '-1px',
  right: '-1px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: `0 ${radius.card} 0 ${radius.chip}`,
  background: color.brand,
  color: color.onBrand,
});
export const bar = style({ display: 'flex', gap: '3px', height: '6px' });
const piece = style({ flexBasis: 0, transform: `skewX(${vars.skew})` });
const colored = (side: string) => ({
  background: markOf(side, 'day'),
  selectors: { [`${themes.night} &`]: { background: markOf(side, 'night') } },
});
export const part = styleVariants({
  home: [piece, colored('var(--home)')],
  draw: [piece, { background: color.ink3 }],
  away: [piece, colored('var(--away)')],
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: color.ink2,
  fontSize: text.s,
  lineHeight: '20px',
});
globalStyle(`${note} strong`, { color: color.ink1, fontFamily: font.number, fontWeight: weight.strong });
