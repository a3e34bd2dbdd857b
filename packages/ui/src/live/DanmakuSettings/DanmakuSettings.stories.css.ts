import { style } from '@vanilla-extract/css';

/** Place of the settings button in a player: at the lower right. */
export const corner = style({ display: 'flex', justifyContent: 'end', alignItems: 'end', width: 440, height: 760 });
/** Panels that are open beside each other. */
export const beside = style({ display: 'flex', gap: 24 });
