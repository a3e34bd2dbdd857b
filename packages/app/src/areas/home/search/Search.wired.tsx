import { allMatches } from '@pitchside/api/matches';
import { SearchBox } from '@pitchside/ui/SearchBox';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { matchHref, scoreView, useFreshMatches } from '../../scores/index.ts';
import { clearHistory, forgetSearch, history, rememberSearch } from './history.store.ts';

/** How long the hottest matches are good for, ms. */
const renewed = 30_000;

/** The search box with what this browser searched before and what is hot now; it looks for teams and leagues in the live scores. */
export function SearchWired({ place = 'header' }: { place?: 'header' | 'page' }) {
  const navigate = useNavigate();
  const fresh = useFreshMatches();
  const past = useSnapshot(history);
  const { value, state } = useResource('hot', (signal) => api.call(allMatches, {}, { signal }), { every: renewed });
  // Without the list the search still works, so the block is simply left out.
  const hot = state === 'failed' ? null : (value?.hot_match ?? 'loading');

  const handleSearch = (text: string) => {
    rememberSearch(text);
    void navigate(`/football?name=${encodeURIComponent(text)}`);
  };
  const list =
    hot === 'loading' || hot === null ? hot : hot.map((match) => ({ ...scoreView(fresh(match)), id: match.id, href: matchHref(match) }));
  return (
    <SearchBox
      place={place}
      onSearch={handleSearch}
      history={past}
      hot={list}
      onDeleteHistory={forgetSearch}
      onClearHistory={clearHistory}
    />
  );
}
