import type { SearchBoxProps } from '@pitchside/ui/SearchBox';
import { useState } from 'react';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useFreshMatches } from '../../scores/index.ts';

/** Debounce of the suggestions, ms: a pause between two keys. */
const rest = 150;

/** Props of a search box that suggests results for the typed term. */
export type Suggesting = Required<Pick<SearchBoxProps, 'suggestions' | 'status' | 'onType' | 'onRetry'>>;

/** Suggestions for what is typed; of several texts the newest alone is heard. */
export function useSuggestions(): Suggesting {
  const fresh = useFreshMatches();
  const [typed, setTyped] = useState('');
  // Nothing of it is in the page's first scripts: it comes with the first letter.
  const load = async (signal: AbortSignal) => (await import('./suggest.ts')).suggest(typed, signal);
  const { value, state, again } = useResource(typed === '' ? null : `search ${typed}`, load, { family: 'search', rest });
  return {
    suggestions: value?.(fresh) ?? null,
    // While nothing was typed here nothing is on its way, whatever text the field began with.
    status: typed === '' ? 'ready' : state === 'failed' ? 'error' : state,
    onType: setTyped,
    onRetry: again,
  };
}
