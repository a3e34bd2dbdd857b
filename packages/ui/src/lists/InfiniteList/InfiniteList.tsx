import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { edge, foot, frame, spinner } from './InfiniteList.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { scrollerOf } from './scrollerOf.ts';

/** Calls `onNear` when the element comes within `distance` px of the view; once for each `turn`, also when it is near already. */
function useApproach(active: boolean, distance: number, turn: number, onNear: () => void): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!active || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        near.current();
      },
      { root: scrollerOf(element.current), rootMargin: `${distance}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active, distance, turn]);
  return element;
}

/** States: `more` can be loaded, `loading`, `failed` waits for a retry, `end` is complete. */
export const infiniteStates = ['more', 'loading', 'failed', 'end'] as const;
export type InfiniteState = (typeof infiniteStates)[number];

export interface InfiniteListProps extends RootProps {
  /** The entries so far. */
  children: ReactNode;
  /** Number of entries; 0 at the end shows `empty`. */
  count: number;
  state: InfiniteState;
  /** Called for the next entries: near the end, at a press, or at a retry. */
  onMore: () => void;
  /** `approach` loads automatically, `press` shows a button, for pages whose footer must stay reachable. Default `approach`. */
  asks?: 'approach' | 'press';
  /** Pixels before the end of the view at which the next entries are asked for; default 600. */
  distance?: number;
  /** Shown when there are no entries; default 列表为空. */
  empty?: ReactNode;
  /** One line that names the failure; default 出错了. */
  error?: string;
}

/** An endless list: loads ahead of the reader, and announces its state. */
export const InfiniteList = forwardRef<HTMLDivElement, InfiniteListProps>(function InfiniteList(
  { children, count, state, onMore, asks = 'approach', distance = 600, empty, error, ...root },
  ref,
) {
  const { t } = useLingui();
  const approaching = asks === 'approach' && state === 'more';
  const sentinel = useApproach(approaching, distance, count, onMore);
  const feet: Record<InfiniteState, ReactNode> = {
    more: asks === 'press' && (
      <Button tone="outline" size="s" onClick={onMore}>
        {t`加载更多`}
      </Button>
    ),
    loading: (
      <>
        <span className={spinner} aria-hidden="true" />
        {t`努力加载中`}
      </>
    ),
    failed: <ErrorState layout="row" title={error} onRetry={onMore} />,
    end: count > 0 && t`没有更多了`,
  };
  return (
    <div className={frame} aria-busy={state === 'loading' || undefined} ref={ref} {...rootOf(root)}>
      {children}
      {state === 'end' && count === 0 && (empty ?? <EmptyState kind="list" />)}
      <span ref={sentinel} className={edge} aria-hidden="true" />
      {(state !== 'end' || count > 0) && (
        // New entries take its place; a foot that moved down would be a layout shift.
        <div key={count} className={foot} role={state === 'failed' ? undefined : 'status'}>
          {feet[state]}
        </div>
      )}
    </div>
  );
});
