import type { BackSoonProps } from './BackSoon.tsx';

const noon = Date.UTC(2026, 10, 21, 12);

/** A wait of three minutes, twenty seconds after it began. */
export const backSoon: BackSoonProps = { since: noon - 20_000, until: noon + 160_000 };
