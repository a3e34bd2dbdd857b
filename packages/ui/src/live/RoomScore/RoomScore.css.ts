import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;
const container = createContainer('room-score');
/** Below it the score does not fit between its neighbours. */
const narrow = `${container} (max-width: 623px)`;
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const place = style({ containerName: container, containerType: 'inline-size' });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '76px',
  padding: `${space.x1} ${space.x4}`,
  border: `solid ${color.line}`,
  borderWidth: '0 1px',
  background: color.surface1,
  color: color.ink3,
  fontSize: text.s,
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `0 ${space.x3}`, padding: `${space.x2} ${space.x3}` },
  },
});

export const about = style(cut);

export const middle = style({
  display: 'grid',
  justifyItems: 'center',
  minWidth: 0,
  '@container': { [narrow]: { gridRow: 1, gridColumn: '1 / -1', justifySelf: 'center' } },
});

/** The home side's names end where the away side's begin. */
export const scorers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x6,
  width: '100%',
  height: '18px',
  fontSize: text.xs,
  lineHeight: '18px',
});
export const scorer = style([cut, { selectors: { '&:first-child': { textAlign: 'end' } } }]);

export const stand = style({ justifySelf: 'end', display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });

export const minute = style({ display: 'flex', fontSize: text.xl });

export const words = style(cut);

const leads = style({ borderRadius: '2px', transition: `color ${vars.motion.press}` });
export const name = style([
  leads,
  {
    selectors: {
      '&:hover': { color: color.brand, textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:active': { color: color.brandHover },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);
/** The score itself leads to the match. */
export const way = style([leads, { display: 'flex', selectors: { '&:hover': { opacity: 0.88 }, '&:active': { translate: '0 1px' } } }]);
