import { allMatches } from '@pitchside/api/scores/matches';
import { SearchBox, type SearchBoxProps } from '@pitchside/ui/SearchBox';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { statusOf } from '../../platform/resource/statusOf.ts';
import { useResource } from '../../platform/resource/useResource.ts';
import { matchHref } from '../scores/matchLinks.ts';
import { scoreView } from '../scores/match.presenter.ts';
import { useFreshMatches } from '../scores/useFreshMatches.ts';
import { clearHistory, forgetSearch, history, rememberSearch } from './search/history.store.ts';
import { searchPath } from './search/resultLinks.ts';
import { useState } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';

const suggestions = withMessages('home', () => import('./search/suggest.ts'));

/** Debounce of the suggestions, ms: a pause between two keys. */
const rest = 150;

/** Props of a search box that suggests results for the typed term. */
type Suggesting = Required<Pick<SearchBoxProps, 'suggestions' | 'status' | 'onType' | 'onRetry'>>;

/** Suggestions for the typed term; only the newest request counts. */
function useSuggestions(): Suggesting {
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

/** Refresh interval of the hottest matches, ms. */
const renewed = 30_000;

/**
 * Search box with this browser's history, hot matches, and suggestions while typing; Enter opens all results.
 * @param text the current search term
 */
export function SearchWired({ place = 'header', text = '' }: { place?: 'header' | 'page'; text?: string }) {
  const navigate = useNavigate();
  const fresh = useFreshMatches();
  const past = useSnapshot(history);
  const suggesting = useSuggestions();
  const hottest = useResource('hot', (signal) => api.call(allMatches, {}, { signal }), { every: renewed });
  const hot = (hottest.value?.hot_match ?? []).map((match) => ({
    ...scoreView(fresh(match)),
    id: match.id,
    href: matchHref(match),
    rooms: fresh(match).room_count,
  }));
  return (
    <SearchBox
      place={place}
      defaultText={text}
      onSearch={(wanted) => {
        rememberSearch(wanted);
        void navigate(searchPath(wanted));
      }}
      {...suggesting}
      onOpenSuggestion={rememberSearch}
      history={past}
      hot={hot}
      hotStatus={statusOf(hottest)}
      onDeleteHistory={forgetSearch}
      onClearHistory={clearHistory}
    />
  );
}
