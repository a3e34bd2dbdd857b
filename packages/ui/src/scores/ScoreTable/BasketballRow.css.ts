import { style, styleVariants } from '@vanilla-extract/css';
import { inkOn, markOf } from '../../pictures/teamColor.ts';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, text, weight } = vars;

/** Two lines of a cell: the home side above, the away side below. */
export const pair = style({ display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateRows: '30px 30px', alignItems: 'center' });
const number = style({ fontFamily: font.number, fontSize: text.l, fontWeight: weight.strong, whiteSpace: 'nowrap' });
export const points = styleVariants({
  more: [number],
  less: [number, { color: color.ink2, fontWeight: weight.medium }],
  none: [number, { color: color.ink3, fontWeight: weight.normal }],
});
/** The quarter that is played. */
export const current = style({ background: color.liveSoft, color: color.live });
export const half = style([number, { color: color.ink2, fontSize: '15px', fontWeight: weight.medium }]);

export const side = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, paddingRight: '12px' });
export const where = style({ flex: 'none', color: color.ink3, fontSize: text.xs });
export const stripe = styleVariants({ home: 'var(--home)', away: 'var(--away)' }, (team) => ({
  flex: 'none',
  width: '5px',
  height: '20px',
  borderRadius: '1px',
  transform: `skewX(${vars.skew})`,
  background: markOf(team, 'day'),
  selectors: { [`${themes.night} &`]: { background: markOf(team, 'night') } },
}));
const nameBase = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '24px',
  fontWeight: weight.medium,
});
export const name = styleVariants({
  open: [nameBase],
  won: [nameBase, { fontWeight: weight.strong }],
  lost: [nameBase, { color: color.ink2, fontWeight: weight.normal }],
});
const narrowHidden = { '@container': { '(max-width: 1039px)': { display: 'none' } } };
export const place = style({ flex: 'none', color: color.ink3, fontSize: text.xs, ...narrowHidden });
export const record = style({
  flex: 'none',
  marginLeft: 'auto',
  color: color.ink3,
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.medium,
  ...narrowHidden,
});
export const plus = style({
  flex: 'none',
  padding: '0 6px',
  borderRadius: '2px',
  background: 'var(--mark)',
  color: inkOn('var(--mark)'),
  fontFamily: font.number,
  fontSize: text.s,
  fontWeight: weight.strong,
  lineHeight: '18px',
  transform: `skewX(${vars.skew})`,
});

const boxBase = style({
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  justifySelf: 'center',
  width: '58px',
  height: '56px',
  overflow: 'hidden',
  borderRadius: '3px',
  transform: 'skewX(-8deg)',
  fontFamily: font.number,
  fontSize: '20px',
  fontWeight: weight.strong,
  lineHeight: '28px',
  textAlign: 'center',
});
export const full = styleVariants({
  live: [
    boxBase,
    {
      background: color.bug,
      color: color.onBug,
      selectors: { [`${themes.night} &`]: { background: color.chalkCell, color: color.onChalkCell } },
    },
  ],
  over: [boxBase, { background: color.surface3, color: color.ink1 }],
  before: [
    boxBase,
    { gridTemplateRows: '1fr', alignItems: 'center', boxShadow: `inset 0 0 0 1px ${color.line}`, color: color.ink3, fontSize: '15px' },
  ],
});
export const digits = styleVariants({
  lead: {},
  trail: { opacity: 0.7 },
  hit: { background: 'var(--mark)', color: inkOn('var(--mark)') },
  lost: { color: color.ink3 },
});
export const straight = style({ display: 'inline-block', transform: 'skewX(8deg)' });

export const sum = style({ display: 'grid', justifyItems: 'center' });
export const sumFigure = style([number, { lineHeight: '22px' }]);
export const sumWords = style({ color: color.ink3, fontSize: text.xs, lineHeight: '18px', whiteSpace: 'nowrap' });
export const stateLines = style({ display: 'grid', justifyItems: 'center', lineHeight: '20px', fontSize: text.s });
export const period = style({ color: color.live, fontWeight: weight.medium });
export const clock = style({ color: color.live, fontFamily: font.number, fontSize: text.l, fontWeight: weight.strong });

export const priceLine = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', alignItems: 'center', paddingRight: '14px' });
export const lineText = style({
  color: color.ink2,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.medium,
  textAlign: 'right',
  whiteSpace: 'nowrap',
});
export const lineWord = style({ marginRight: '4px', color: color.ink3, fontFamily: font.text, fontSize: text.xs });
export const locked = style({ display: 'grid', placeItems: 'center', height: '60px' });

export const curve = style({ justifySelf: 'center' });
export const area = styleVariants({ home: 'var(--home)', away: 'var(--away)' }, (team) => ({
  fill: markOf(team, 'day'),
  opacity: 0.85,
  selectors: { [`${themes.night} &`]: { fill: markOf(team, 'night') } },
}));
export const outline = style({ fill: 'none', stroke: color.ink2, strokeWidth: 1, strokeLinejoin: 'round' });
export const axis = style({ stroke: color.lineStrong });
export const mark = style({ stroke: color.line });
export const here = style({ fill: color.live, stroke: color.surface1, strokeWidth: 1.5 });
