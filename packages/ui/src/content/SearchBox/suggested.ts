import type { SearchBoxProps, Suggestions } from './SearchBox.types.ts';

/** Result for the typed text: suggestions, waiting, failed, or null when nothing was asked. */
export type Suggested = Suggestions | 'waiting' | 'failed' | null;

/** @param typed without blanks at the ends */
export function suggestedOf(typed: string, suggestions: Suggestions | null, status: NonNullable<SearchBoxProps['status']>): Suggested {
  if (typed === '') return null;
  if (status === 'error') return 'failed';
  return suggestions ?? (status === 'loading' ? 'waiting' : null);
}
