import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { themes, vars } from '../../theme/theme.css.ts';

const { color, font, motion, text, weight } = vars;

const rowBase = style({
  display: 'grid',
  gridTemplateColumns: '36px 116px minmax(0, 1fr) 84px minmax(0, 1fr) 112px 128px 136px',
  gridTemplateAreas: '"star league home score away state rooms act"',
  alignItems: 'center',
  minHeight: '53px',
  padding: '0 16px 0 0',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 53px',
  transition: `background-color ${motion.panel}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` }, '&:hover': { background: color.surface3 } },
  '@container': {
    '(min-width: 880px) and (max-width: 1019px)': { gridTemplateColumns: '36px 104px minmax(0, 1fr) 80px minmax(0, 1fr) 84px 112px 136px' },
    '(max-width: 879px)': {
      gridTemplateColumns: '36px 84px minmax(0, 1fr) 76px minmax(0, 1fr) 84px 136px',
      gridTemplateAreas: '"star league home score away state act"',
    },
    '(max-width: 619px)': {
      gridTemplateColumns: '36px minmax(0, 1fr) 76px minmax(0, 1fr)',
      gridTemplateAreas: '"star home score away" "league league state act"',
      rowGap: '2px',
      padding: '6px 12px 8px 0',
      containIntrinsicSize: 'auto 92px',
    },
  },
});
/** A match that the viewer has reserved has a soft ground. */
export const row = styleVariants({
  plain: [rowBase],
  mine: [rowBase, { background: `color-mix(in oklab, ${color.brandSoft} 50%, ${color.surface1})` }],
});

export const star = style({
  gridArea: 'star',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: vars.radius.chip,
  color: color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.brand }, '&:active': { translate: '0 1px' }, '&[aria-pressed="true"]': { color: color.brand } },
});
export const league = style({
  gridArea: 'league',
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minWidth: 0,
  color: color.ink3,
  fontSize: text.s,
  '@container': { '(max-width: 619px)': { paddingInlineStart: '10px' } },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' });

const teamBase = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 });
export const team = styleVariants({
  home: [teamBase, { gridArea: 'home', flexDirection: 'row-reverse' }],
  away: [teamBase, { gridArea: 'away' }],
});
export const teamName = styleVariants({ open: [words], won: [words, { fontWeight: weight.strong }], lost: [words, { color: color.ink3 }] });

export const score = style({
  gridArea: 'score',
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  height: '36px',
  padding: '0 4px',
  borderRadius: vars.radius.chip,
  selectors: { '&:hover': { filter: 'brightness(1.12)' }, [`${themes.night} &:hover`]: { filter: 'brightness(0.94)' } },
});
export const state = style({ gridArea: 'state', minWidth: 0, paddingInlineStart: '10px', fontSize: text.s, color: color.ink3 });
export const stateNow = style({ display: 'block', fontFamily: font.number, fontSize: '15px', lineHeight: '20px' });
export const round = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.xs,
  lineHeight: '18px',
});

export const rooms = style({
  gridArea: 'rooms',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  fontSize: text.s,
  color: color.ink3,
  '@container': { '(max-width: 879px)': { display: 'none' } },
});
export const faces = style({ display: 'flex', flex: 'none' });
// In a narrow column the number of rooms says more than a third face.
globalStyle(`${faces} > :nth-child(3)`, { '@container': { '(max-width: 1199px)': { display: 'none' } } });
const faceBase = style({ display: 'grid', borderRadius: vars.radius.round, selectors: { '& + &': { marginInlineStart: '-7px' } } });
export const face = styleVariants({
  waiting: [faceBase, { boxShadow: `0 0 0 2px ${color.surface1}` }],
  live: [
    faceBase,
    { boxShadow: `0 0 0 2px ${color.surface1}, 0 0 0 3.5px ${color.live}`, selectors: { '& + &': { marginInlineStart: '2px' } } },
  ],
});

export const act = style({ gridArea: 'act', justifySelf: 'end' });
/** All acts of the column are equally wide, so that nothing moves when one takes the place of another. */
export const actButton = style({ display: 'grid', width: '120px' });
export const reserveCount = style({ fontFamily: font.number, fontWeight: weight.strong });
export const panel = style({ display: 'grid', gap: '12px', width: '216px' });
