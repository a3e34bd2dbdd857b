import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '360deg' } });
export const spinner = style({ animation: `${turn} 900ms linear infinite` });
