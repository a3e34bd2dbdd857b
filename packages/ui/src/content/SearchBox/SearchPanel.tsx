import { HotMatches, type HotMatchesProps } from './HotMatches.tsx';
import { SearchFound } from './SearchFound.tsx';
import { SearchHistory, type SearchHistoryProps } from './SearchHistory.tsx';
import type { Suggested } from './suggested.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyDrawing } from '../../pictures/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './SearchFound.css.ts';

const places = [52, 66, 40, 58, 46];

/** Keeps the height of suggestions that are on their way. */
function SearchWaiting() {
  return (
    <div role="status">
      <span className={visuallyHidden}>
        <Trans>努力加载中</Trans>
      </span>
      {places.map((width) => (
        <div key={width} className={css.waiting}>
          <Skeleton shape="block" width={26} height={26} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

/** Says that the suggestions did not come. */
function SearchFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <div className={css.failed}>
      <ErrorState layout="row" title={t`搜索没有回音`} {...(onRetry && { onRetry })} />
    </div>
  );
}

/** Message that there is no match; near matches, or what else to try, are below. */
function SearchNothing({ text, hasNearest }: { text: string; hasNearest: boolean }) {
  return (
    <div className={css.nothing} role="status">
      <EmptyDrawing />
      <span className={css.nothingTitle}>
        <Trans>没有叫「{text}」的</Trans>
      </span>
      {!hasNearest && (
        <span className={css.hint}>
          <Trans>试试全名、简称、拼音或另一种语言</Trans>
        </span>
      )}
    </div>
  );
}

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
