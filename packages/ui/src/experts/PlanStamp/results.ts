/** How a plan ended: its picks gained, came to nothing, or lost. */
export const planResults = ['won', 'void', 'lost'] as const;
export type PlanResult = (typeof planResults)[number];

/** How a pick ended by the score; a quarter line is half won or half lost. */
export const pickOutcomes = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
export type PickOutcome = (typeof pickOutcomes)[number];
