import { useState } from 'react';

/** Tracks news of the unread count while it is shown: `more` arrived, or `none` are left. A count that only shrinks is no news. */
export function useUnreadNews(unread: number): 'more' | 'none' | undefined {
  const [before, setBefore] = useState(unread);
  const [news, setNews] = useState<'more' | 'none'>();
  if (unread !== before) {
    setBefore(unread);
    if (unread > before) setNews('more');
    else setNews(unread === 0 ? 'none' : undefined);
  }
  return news;
}
