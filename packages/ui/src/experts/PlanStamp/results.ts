/** Results of a plan: its picks gained, were void, or lost. */
export const planResults = ['won', 'void', 'lost'] as const;
export type PlanResult = (typeof planResults)[number];

/** Results of a pick by the score; a quarter line can be half won or half lost. */
export const pickOutcomes = ['won', 'half_won', 'void', 'half_lost', 'lost'] as const;
export type PickOutcome = (typeof pickOutcomes)[number];
