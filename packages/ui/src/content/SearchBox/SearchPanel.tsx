import { HotMatches } from './HotMatches.tsx';
import type { HotMatch, SearchBoxProps, Suggestions } from './SearchBox.types.ts';
import { SearchFound } from './SearchFound.tsx';
import { SearchHistory, type SearchHistoryProps } from './SearchHistory.tsx';
import { SearchFailed, SearchNothing, SearchWaiting } from './SearchStates.tsx';

export interface SearchPanelProps extends Omit<SearchHistoryProps, 'history'> {
  /** Past searches, newest first. */
  history: readonly string[];
  /** Null hides the block. */
  hot: readonly HotMatch[] | 'loading' | null;
  /** Null while nothing is typed. */
  suggestions: NonNullable<SearchBoxProps['suggestions']> | null;
  onRetry: (() => void) | undefined;
  /** A hot match was followed, and a suggestion. */
  onLeave: () => void;
  onOpened: () => void;
  /** All that fits is wanted. */
  onAll: () => void;
}

const isFound = (suggestions: SearchPanelProps['suggestions']): suggestions is Suggestions =>
  typeof suggestions === 'object' && suggestions !== null;

/** What stands under the field: past searches and hot matches, or what fits the typed text, or why nothing does. */
export function SearchPanel({ history, hot, suggestions, onRetry, onLeave, onOpened, onAll, ...past }: SearchPanelProps) {
  const hotList = hot && <HotMatches hot={hot} onLeave={onLeave} />;
  if (suggestions === 'loading') return <SearchWaiting />;
  if (suggestions === 'failed') return <SearchFailed onRetry={onRetry} />;
  if (!isFound(suggestions))
    return (
      <>
        {history.length > 0 && <SearchHistory history={history} {...past} />}
        {hotList}
      </>
    );
  const hasAny = suggestions.best !== null;
  return (
    <>
      {(!hasAny || suggestions.isNearest) && <SearchNothing text={suggestions.text} hasNearest={hasAny} />}
      {hasAny ? <SearchFound found={suggestions} onLeave={onOpened} onAll={onAll} /> : hotList}
    </>
  );
}
