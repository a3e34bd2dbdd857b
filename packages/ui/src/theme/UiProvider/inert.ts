import { version } from 'react';

const knowsInert = Number.parseInt(version, 10) >= 19;

/** Attributes that make a region inert while something covers it; React 18.3 takes `inert` as a text, 19 as a boolean. */
export const inertWhile = (covered: boolean): object => (covered ? { inert: knowsInert ? true : '' } : {});
