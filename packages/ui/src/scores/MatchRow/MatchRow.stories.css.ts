import { styleVariants } from '@vanilla-extract/css';

export const narrowTable = styleVariants({ 944: { width: 944, marginBottom: 16 }, 720: { width: 720, marginBottom: 16 }, 520: { width: 520 } });
