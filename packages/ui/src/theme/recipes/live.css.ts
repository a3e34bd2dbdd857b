import { keyframes, style } from '@vanilla-extract/css';

/** Live red that reads on the scorebug's dark turf in both themes. */
export const liveOnDark = 'oklch(0.75 0.17 25)';

const blink = keyframes({ '50%': { opacity: 0 } });

/** A minute mark that blinks while the clock runs. */
export const tick = style({ fontStyle: 'normal', animation: `${blink} 1s steps(2, jump-none) infinite` });
