import { allMatches, type Match } from '@pitchside/api/matches';
import { SearchBox } from '@pitchside/ui/SearchBox';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { matchHref, scoreView, useFreshMatches } from '../../scores/index.ts';
import { clearHistory, forgetSearch, history, rememberSearch } from './history.store.ts';

/** How long the hottest matches are good for, ms. */
const renewed = 30_000;

/** The search box with what this browser searched before and what is hot now; it looks for teams and leagues in the live scores. */
export function SearchWired({ place = 'header' }: { place?: 'header' | 'page' }) {
  const navigate = useNavigate();
  const fresh = useFreshMatches();
  const past = useSnapshot(history);
  const [hot, setHot] = useState<readonly Match[] | 'loading' | null>('loading');

  useEffect(() => {
    const load = async () => {
      const { hot_match } = await api.call(allMatches, {});
      setHot(hot_match);
    };
    // Without the list the search still works, so the block is simply left out.
    const refresh = () => void load().catch(() => setHot(null));
    refresh();
    const timer = setInterval(refresh, renewed);
    return () => clearInterval(timer);
  }, []);

  const handleSearch = (text: string) => {
    rememberSearch(text);
    void navigate(`/football?name=${encodeURIComponent(text)}`);
  };
  const list = hot === 'loading' || hot === null ? hot : hot.map((match) => ({ ...scoreView(fresh(match)), id: match.id, href: matchHref(match) }));
  return <SearchBox place={place} onSearch={handleSearch} history={past} hot={list} onDeleteHistory={forgetSearch} onClearHistory={clearHistory} />;
}
