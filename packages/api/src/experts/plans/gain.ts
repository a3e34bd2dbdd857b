import type { PickOutcome } from './plans.schema.ts';

/** Thousandths of a unit that a pick gains for one staked at odds in thousandths; below zero what it loses. */
export function gainOf(outcome: PickOutcome, odds: number): number {
  switch (outcome) {
    case 'won':
      return odds - 1_000;
    case 'half_won':
      return Math.round((odds - 1_000) / 2);
    case 'void':
      return 0;
    case 'half_lost':
      return -500;
    case 'lost':
      return -1_000;
  }
}
