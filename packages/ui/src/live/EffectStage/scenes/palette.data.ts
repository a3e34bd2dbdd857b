/** Paper of a title party, clear of live red. */
export const confettiColors = ['#f2b632', '#2f9e74', '#f7f7f4', '#3a6ea5', '#d3922a', '#7cc6a4'] as const;
/** Flames and hot smoke. */
export const fireColors = ['#ffe07a', '#f5a23c', '#f5843c', '#d04437'] as const;
/** Smoke on the ground. */
export const smokeColors = ['#eef1ef', '#cfd6d2', '#aeb8b3'] as const;
/** One colour a shell of fireworks. */
export const shellColors = ['#7cc6ff', '#ffe07a', '#7ee0b0', '#ff9fb4', '#f7f7f4', '#f5a23c'] as const;
/** Stripes of the scarf. */
export const scarfColors = ['#c8372f', '#f7f7f4'] as const;
