export { NoblePanel, type NoblePanelProps } from './NoblePanel.tsx';
export {
  nobleEntries,
  nobleMonths,
  nobleSeats,
  type NobleHolding,
  type NobleMonths,
  type NoblePerks,
  type NoblePlan,
} from './noblePlan.types.ts';
export { quoteOf, type NobleQuote } from './quote.ts';
