import { version } from 'react';

const knowsInert = Number.parseInt(version, 10) >= 19;

/** Attributes that keep a region out of reach while something stands over it; React 18.3 takes `inert` for a text and 19 for a yes or no. */
export const inertWhile = (covered: boolean): object => (covered ? { inert: knowsInert ? true : '' } : {});
