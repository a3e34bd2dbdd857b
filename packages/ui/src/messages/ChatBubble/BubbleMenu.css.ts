import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { foot } from './ChatBubble.css.ts';

const { color } = vars;

/** VisuallyHidden until the message is pointed at or its button has the focus; where nothing can point, always there. */
export const opener = style({
  display: 'grid',
  flex: 'none',
  alignSelf: 'center',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: '6px',
  color: color.ink3,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.surface3, color: color.ink1 },
    [`${foot.own}:not(:hover, :focus-within) > &:not([aria-expanded="true"])`]: { opacity: 0 },
    [`${foot.other}:not(:hover, :focus-within) > &:not([aria-expanded="true"])`]: { opacity: 0 },
  },
  '@media': { '(hover: none)': { selectors: { '&&&&': { opacity: 1 } } } },
});
