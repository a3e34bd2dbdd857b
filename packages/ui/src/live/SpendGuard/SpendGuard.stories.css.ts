import { style } from '@vanilla-extract/css';

/** Where the key stands: at the lower right, with room above for what opens. */
export const corner = style({ display: 'flex', justifyContent: 'end', alignItems: 'end', width: 440, height: 440 });
