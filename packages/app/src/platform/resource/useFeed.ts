import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createFeed, emptyFeed, type Feed, type FeedPage, type HeldFeed, type LoadPage } from './feed.ts';

/** A list that goes on, as a component sees it. */
export interface LoadedFeed<Item, Page> extends Omit<HeldFeed<Item, Page>, 'key'>, Pick<Feed<Item, Page>, 'more' | 'again' | 'change'> {}

/** Fetches the list that `key` names, page by page, while the component is on the page; null asks for nothing. */
export function useFeed<Item extends { id: string }, Page extends FeedPage<Item>>(
  key: string | null,
  load: LoadPage<Page & FeedPage<Item>>,
): LoadedFeed<Item, Page> {
  const [held, setHeld] = useState<HeldFeed<Item, Page>>(emptyFeed);
  const own = useRef<Feed<Item, Page>>(undefined);
  const ask = useEffectEvent(load);
  useEffect(() => {
    const feed = createFeed<Item, Page>(setHeld);
    own.current = feed;
    return feed.leave;
  }, []);
  useEffect(() => own.current?.ask(key, (before, signal, first) => ask(before, signal, first)), [key]);
  const more = useCallback(() => own.current?.more(), []);
  const again = useCallback(() => own.current?.again(), []);
  const change = useCallback<Feed<Item, Page>['change']>((act) => own.current?.change(act), []);
  const shown = key !== null && held.key === key ? held : emptyFeed;
  return { items: shown.items, first: shown.first, state: shown.state, more, again, change };
}
