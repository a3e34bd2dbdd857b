import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: '56px',
  padding: `10px ${space.x4}`,
  containerType: 'inline-size',
});
/** Under the picture it is part of the page; over it, in fullscreen, a slightly translucent plate. */
export const bar = styleVariants({
  bar: [row, { background: color.surface1 }],
  floating: [
    row,
    { borderRadius: vars.radius.card, background: `color-mix(in oklab, ${color.surface1} 90%, transparent)`, boxShadow: vars.shadow.float },
  ],
});

/** Takes the room left; the send button keeps its width through all states, so that nothing jumps. */
export const field = style({ position: 'relative', flex: 1, minWidth: 0 });
export const send = style({ flex: 'none', display: 'grid', minWidth: '76px' });

/** Reason why the last comment was refused, in the counter's place, so that nothing moves. */
export const refusal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  maxWidth: '60%',
  color: color.live,
  fontSize: text.s,
});
export const refusalTexts = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const narrow = '(max-width: 620px)';
export const echoKey = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  maxWidth: '180px',
  height: '36px',
  padding: '0 10px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  color: color.ink1,
  fontSize: text.s,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface3 },
    '&:active:not(:disabled)': { translate: '0 1px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
});
export const echoWords = style({
  marginInlineStart: '6px',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { [narrow]: { display: 'none' } },
});

export const folded = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '4px',
  borderRadius: vars.radius.chip,
  color: color.ink2,
  fontSize: text.s,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'none' } },
});
export const foldedCount = style({
  minWidth: '3ch',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '15px',
  color: color.ink1,
});

/** Takes the field's place, with the same height. */
export const plate = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  minHeight: '36px',
  padding: '3px 3px 3px 12px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface2,
  color: color.ink2,
  fontSize: text.m,
});
export const plateText = style({ flex: 1, minWidth: 0 });
export const plateWhy = style({ color: color.ink3, overflowWrap: 'anywhere' });
export const plateIcon = style({ flex: 'none', color: color.ink3 });
export const plateTime = style({
  color: color.live,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  fontSize: '15px',
  whiteSpace: 'nowrap',
});
export const plateGem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  color: color.diamondInk,
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
});
