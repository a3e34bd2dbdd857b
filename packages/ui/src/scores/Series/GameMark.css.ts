import { style, styleVariants } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
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
  color: paint.gameInk,
  fontFamily: font.number,
  fontSize: '13px',
  fontWeight: weight.strong,
  lineHeight: '18px',
});
export const game = styleVariants({
  lol: [gameBase, { background: paint.gameLol }],
  kog: [gameBase, { background: paint.gameKog }],
  cs: [gameBase, { background: paint.gameCs }],
  dota2: [gameBase, { background: paint.gameDota }],
});
