import { style } from '@vanilla-extract/css';

/** Where the gear stands in a player: at the lower right. */
export const corner = style({ display: 'flex', justifyContent: 'end', alignItems: 'end', width: 420, height: 460 });
