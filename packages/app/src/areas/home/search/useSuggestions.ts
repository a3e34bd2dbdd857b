import type { SearchBoxProps } from '@pitchside/ui/SearchBox';
import { useState } from 'react';
import { useResource } from '../../../platform/resource/useResource.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { withMessages } from '../../../platform/messages/withMessages.ts';

const suggestions = withMessages('home', () => import('./suggest.ts'));

/** Debounce of the suggestions, ms: a pause between two keys. */
const rest = 150;

/** Props of a search box that suggests results for the typed term. */
export type Suggesting = Required<Pick<SearchBoxProps, 'suggestions' | 'status' | 'onType' | 'onRetry'>>;

/** Suggestions for the typed term; only the newest request counts. */
export function useSuggestions(): Suggesting {
  const fresh = useFreshMatches();
  const [typed, setTyped] = useState('');
  // Nothing of it is in the page's first scripts: it comes with the first letter.
  const load = async (signal: AbortSignal) => (await suggestions()).suggest(typed, signal);
  const { value, state, again } = useResource(typed === '' ? null : `search ${typed}`, load, { family: 'search', rest });
  return {
    suggestions: value?.(fresh) ?? null,
    // Without typing there is no request, whatever the field's initial text.
    status: typed === '' ? 'ready' : state === 'failed' ? 'error' : state,
    onType: setTyped,
    onRetry: again,
  };
}
