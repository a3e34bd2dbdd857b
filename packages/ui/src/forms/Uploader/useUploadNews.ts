import { useState } from 'react';
import type { UploadItem } from './upload.ts';

/** Describes the changes between two lists of items, for a polite live region; the text stays until the next change. */
export function useUploadNews(
  items: readonly UploadItem[],
  words: (item: UploadItem) => string,
  removed: (name: string) => string,
): string {
  const [seen, setSeen] = useState(items);
  const [news, setNews] = useState('');
  if (seen !== items) {
    setSeen(items);
    const changed = items
      .filter((item) => seen.find(({ id }) => id === item.id)?.state !== item.state && item.state !== 'queued')
      .map(words);
    const gone = seen.filter(({ id }) => !items.some((item) => item.id === id)).map(({ name }) => removed(name));
    if (changed.length + gone.length > 0) setNews([...changed, ...gone].join(' '));
  }
  return news;
}
