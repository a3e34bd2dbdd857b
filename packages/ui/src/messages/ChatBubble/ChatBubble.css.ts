import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: '10px', maxWidth: '100%' });
export const side = styleVariants({ other: [line], own: [line, { flexDirection: 'row-reverse' }] });

/** The portrait's place stays free for the following messages, so that bubbles of one sender align. */
export const portrait = style({ flex: 'none', width: '36px', minHeight: '1px' });
export const portraitButton = style({
  display: 'block',
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  selectors: { '&:hover': { filter: 'brightness(0.95)' }, '&:active': { translate: '0 1px' } },
});

export const stack = styleVariants({
  other: { display: 'grid', justifyItems: 'start', gap: space.x1, minWidth: 0, maxWidth: 'min(436px, calc(100% - 60px))' },
  own: { display: 'grid', justifyItems: 'end', gap: space.x1, minWidth: 0, maxWidth: 'min(436px, calc(100% - 60px))' },
});
export const author = style({
  display: 'flex',
  gap: space.x2,
  maxWidth: '100%',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});

export const foot = styleVariants({
  other: { display: 'flex', alignItems: 'flex-end', gap: space.x2, maxWidth: '100%', minWidth: 0 },
  own: { display: 'flex', flexDirection: 'row-reverse', alignItems: 'flex-end', gap: space.x2, maxWidth: '100%', minWidth: 0 },
});

const bubble = style({
  minWidth: 0,
  padding: '7px 12px',
  border: '1px solid transparent',
  borderRadius: '12px',
  fontSize: '15px',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  userSelect: 'text',
});
export const words = styleVariants({
  other: [bubble, { borderColor: color.line, borderStartStartRadius: '3px', background: color.surface1 }],
  own: [bubble, { borderStartEndRadius: '3px', background: color.brand, color: color.onBrand }],
});
export const link = style({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: '2px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const recalled = style({
  padding: `0 ${space.x3}`,
  borderRadius: vars.radius.round,
  background: color.surface3,
  color: color.ink2,
  fontSize: text.xs,
  lineHeight: '24px',
  textAlign: 'center',
  justifySelf: 'center',
  margin: '0 auto',
  overflowWrap: 'anywhere',
});

export const read = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '3px',
  paddingBottom: '2px',
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});
export const unread = style([read, { color: color.brand }]);
export const mark = style({ display: 'inline-flex', flex: 'none', alignSelf: 'center', color: color.live });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '20px',
});
export const act = style({
  borderRadius: '3px',
  color: color.brand,
  fontWeight: vars.weight.medium,
  lineHeight: '24px',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:active': { color: color.brandHover } },
});
export const plainAct = style([act, { color: color.ink2 }]);
