import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerNow } from '../api/answers.ts';
import { createFeed, emptyFeed, type Feed, type FeedPage, type HeldFeed, type LoadPage } from './feed.ts';

/** A list that goes on, as a component sees it. */
export interface LoadedFeed<Item, Page> extends Omit<HeldFeed<Item, Page>, 'key'>, Pick<Feed<Item, Page>, 'more' | 'again' | 'change'> {}

/** First page of a list that came with the page; an empty feed where it did not. */
function firstFeed<Item extends { id: string }, Page>(key: string | null, load: LoadPage<Page & FeedPage<Item>>): HeldFeed<Item, Page> {
  const answer = key === null ? undefined : answerNow((signal) => load(undefined, signal, undefined));
  if (!answer || 'error' in answer) return emptyFeed;
  const { value } = answer;
  return { key, items: value.list, first: value, state: value.next === null ? 'end' : 'more' };
}

/** Fetches the list that `key` names, page by page, while the component is on the page; null asks for nothing. */
export function useFeed<Item extends { id: string }, Page extends FeedPage<Item>>(
  key: string | null,
  load: LoadPage<Page & FeedPage<Item>>,
): LoadedFeed<Item, Page> {
  const [first] = useState(() => firstFeed(key, load));
  const [held, setHeld] = useState<HeldFeed<Item, Page>>(first);
  const own = useRef<Feed<Item, Page>>(undefined);
  const ask = useEffectEvent(load);
  useEffect(() => {
    const feed = createFeed<Item, Page>(setHeld, first);
    own.current = feed;
    return feed.leave;
  }, [first]);
  useEffect(() => own.current?.ask(key, (before, signal, page) => ask(before, signal, page)), [key]);
  const more = useCallback(() => own.current?.more(), []);
  const again = useCallback(() => own.current?.again(), []);
  const change = useCallback<Feed<Item, Page>['change']>((act) => own.current?.change(act), []);
  const shown = key !== null && held.key === key ? held : emptyFeed;
  return { items: shown.items, first: shown.first, state: shown.state, more, again, change };
}
