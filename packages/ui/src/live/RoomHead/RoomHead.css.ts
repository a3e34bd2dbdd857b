import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

const container = createContainer('room-head');
const narrow = `${container} (max-width: 719px)`;
const small = `${container} (max-width: 539px)`;
/** Name and actions still fit side by side, and the name is more important than its badge. */
const tight = `${container} (min-width: 540px) and (max-width: 639px)`;

export const room = style({ containerName: container, containerType: 'inline-size' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '72px',
  padding: `10px ${space.x4}`,
  '@container': { [small]: { flexWrap: 'wrap' } },
});

export const words = style({ flex: 1, minWidth: 0, '@container': { [small]: { flexBasis: 'calc(100% - 80px)' } } });

export const title = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: text.xl, lineHeight: 1.4 });

/** Facts on one line, a hairline between them; facts that do not fit at the end are cut, never wrapped. */
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  marginTop: '3px',
  minHeight: '22px',
  fontSize: text.s,
  color: color.ink3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

const fact = style({
  position: 'relative',
  flex: 'none',
  selectors: {
    '& + &': { paddingInlineStart: '9px' },
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: '50%',
      height: '12px',
      borderInlineStart: `1px solid ${color.lineStrong}`,
      translate: '0 -50%',
    },
  },
});

export const anchor = style([fact, { display: 'flex', alignItems: 'center', gap: space.x2, flex: '0 1 auto', minWidth: 0 }]);

export const nickname = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: weight.medium, color: color.ink1 });

export const badge = style({
  flex: 'none',
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: '3px',
  fontSize: '11px',
  lineHeight: '15px',
  fontWeight: weight.medium,
  color: color.brand,
  '@container': { [tight]: { display: 'none' } },
});

export const category = style([fact, { '@container': { [narrow]: { display: 'none' } } }]);

export const categoryLink = style({
  borderRadius: '2px',
  transition: `color ${motion.press}`,
  selectors: { '&:hover': { color: color.brand }, '&:active': { color: color.brandHover }, '&:focus-visible': { outlineOffset: '-2px' } },
});

export const number = style([fact, { '@container': { [narrow]: { display: 'none' } } }]);

export const heat = style([fact, { display: 'flex', alignItems: 'center', gap: '4px', color: color.ink2 }]);

export const heatValue = style({ font: `${weight.strong} 15px/1 ${font.number}`, color: color.ink1 });

/** Below the text, not below the portrait, where there is no space beside it. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.x2,
  '@container': { [small]: { paddingInlineStart: '66px' } },
});
