import { HotMatches, type HotMatchesProps } from './HotMatches.tsx';
import { SearchFound } from './SearchFound.tsx';
import { SearchHistory, type SearchHistoryProps } from './SearchHistory.tsx';
import { SearchFailed, SearchNothing, SearchWaiting } from './SearchStates.tsx';
import type { Suggested } from './suggested.ts';

export interface SearchPanelProps extends Omit<SearchHistoryProps, 'history'> {
  /** Past searches, newest first. */
  history: readonly string[];
  /** Null hides the block. */
  hot: Omit<HotMatchesProps, 'onLeave'> | null;
  suggested: Suggested;
  onRetry: (() => void) | undefined;
  /** A hot match was followed, and a suggestion. */
  onLeave: () => void;
  onOpened: () => void;
  /** Called when all results are wanted. */
  onAll: () => void;
}

/** Panel under the field: past searches and hot matches, or suggestions for the typed text, or why there are none. */
export function SearchPanel({ history, hot, suggested, onRetry, onLeave, onOpened, onAll, ...past }: SearchPanelProps) {
  const hotList = hot && <HotMatches {...hot} onLeave={onLeave} />;
  if (suggested === 'waiting') return <SearchWaiting />;
  if (suggested === 'failed') return <SearchFailed onRetry={onRetry} />;
  if (suggested === null)
    return (
      <>
        {history.length > 0 && <SearchHistory history={history} {...past} />}
        {hotList}
      </>
    );
  const hasAny = suggested.best !== null;
  return (
    <>
      {(!hasAny || suggested.isNearest) && <SearchNothing text={suggested.text} hasNearest={hasAny} />}
      {hasAny ? <SearchFound found={suggested} onLeave={onOpened} onAll={onAll} /> : hotList}
    </>
  );
}
