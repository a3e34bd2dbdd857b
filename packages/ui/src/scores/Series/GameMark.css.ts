import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { font, weight } = vars;

/** Square with the letter of a game. */
const gameBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  borderRadius: '3px',
  color: 'oklch(0.97 0.02 90)',
  fontFamily: font.number,
  fontSize: '13px',
  fontWeight: weight.strong,
  lineHeight: '18px',
});
export const game = styleVariants({
  lol: [gameBase, { background: 'oklch(0.36 0.08 250)' }],
  kog: [gameBase, { background: 'oklch(0.42 0.14 20)' }],
  cs: [gameBase, { background: 'oklch(0.32 0.03 80)' }],
  dota2: [gameBase, { background: 'oklch(0.45 0.15 28)' }],
});
