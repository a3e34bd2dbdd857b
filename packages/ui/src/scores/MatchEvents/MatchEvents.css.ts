import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

export const list = style({ display: 'grid', gap: '2px' });

const stripe = {
  content: '',
  position: 'absolute',
  insetBlock: '5px',
  left: '5px',
  width: '4px',
  borderRadius: '1px',
  transform: `skewX(${vars.skew})`,
} as const;
const striped = (side: string) => ({
  '::before': { ...stripe, background: markOf(side, 'day') },
  selectors: { [`${themes.night} &::before`]: { background: markOf(side, 'night') } },
});

export const line = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '44px 20px minmax(0, 1fr) auto',
    columnGap: '8px',
    alignItems: 'center',
    minHeight: '46px',
    padding: '4px 12px 4px 16px',
    borderRadius: vars.radius.card,
  },
  variants: {
    side: { home: striped('var(--home)'), away: striped('var(--away)'), none: {} },
    look: {
      plain: {},
      goal: { background: color.surface3 },
      whistle: { minHeight: '36px', color: color.ink2 },
    },
  },
});
globalStyle(`${list} > li > :nth-child(3)`, { minWidth: 0 });

export const minute = style({
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontSize: text.l,
  color: color.ink3,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

export const headline = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: weight.medium,
  lineHeight: '20px',
  '::first-letter': { textTransform: 'uppercase' },
});
export const detail = style({ display: 'block', overflowWrap: 'anywhere', fontSize: text.xs, lineHeight: '18px', color: color.ink3 });

export const result = style({
  minWidth: '40px',
  padding: '0 8px',
  borderRadius: '3px',
  background: color.bug,
  color: color.onBug,
  fontFamily: font.number,
  fontWeight: weight.strong,
  lineHeight: '24px',
  textAlign: 'center',
  transform: `skewX(${vars.skew})`,
  selectors: { [`${themes.night} &`]: { background: color.chalkCell, color: color.onChalkCell } },
});
