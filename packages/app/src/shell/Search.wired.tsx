import { allMatches } from '@pitchside/api/matches';
import { SearchBox, type HotMatch } from '@pitchside/ui/SearchBox';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../shared/api/api.ts';
import { matchHref } from '../shared/matches/match.links.ts';
import { isPlaying, teamView } from '../shared/matches/match.view.ts';
import { clearHistory, forgetSearch, history, rememberSearch } from '../shared/search/history.store.ts';

/** How long the hottest matches are good for, ms. */
const fresh = 30_000;

/** The search box with what this browser searched before and what is hot now; it looks for teams and leagues in the live scores. */
export function SearchWired() {
  const navigate = useNavigate();
  const past = useSnapshot(history);
  const [hot, setHot] = useState<readonly HotMatch[] | 'loading' | null>('loading');

  useEffect(() => {
    const load = async () => {
      const { hot_match } = await api.call(allMatches, {});
      setHot(hot_match.map((match) => ({ id: match.id, href: matchHref(match), home: teamView(match.home), away: teamView(match.away), kickoffAt: match.kickoff_at, live: isPlaying(match), ...(match.home_score !== null && match.away_score !== null && { score: { home: match.home_score, away: match.away_score } }) })));
    };
    // Without the list the search still works, so the block is simply left out.
    const refresh = () => void load().catch(() => setHot(null));
    refresh();
    const timer = setInterval(refresh, fresh);
    return () => clearInterval(timer);
  }, []);

  const handleSearch = (text: string) => {
    rememberSearch(text);
    void navigate(`/football?name=${encodeURIComponent(text)}`);
  };
  return <SearchBox onSearch={handleSearch} history={past} hot={hot} onDeleteHistory={forgetSearch} onClearHistory={clearHistory} />;
}
