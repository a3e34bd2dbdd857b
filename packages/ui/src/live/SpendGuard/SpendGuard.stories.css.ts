import { style } from '@vanilla-extract/css';

/** Place of the control: at the lower right, with room above for the popup. */
export const corner = style({ display: 'flex', justifyContent: 'end', alignItems: 'end', width: 440, height: 440 });
