import { Pagination } from '@pitchside/ui/Pagination';
import { useState, type ReactElement } from 'react';
import type { Question, Rhythm } from './resource.ts';
import { statusOf } from './statusOf.ts';
import { useResource, type Loaded } from './useResource.ts';

/** A list that is turned over page by page, as a component sees it. */
export interface Pages<Answer> extends Loaded<Answer> {
  /** Status for the component that shows the rows. */
  status: ReturnType<typeof statusOf>;
  /** Pager; null if one page holds all. */
  pages: ReactElement | null;
}

interface PagesOptions extends Pick<Question<unknown>, 'family' | 'version'>, Rhythm {
  /** Accessible name of the pager, for a screen with several; default the general word. */
  label?: string;
}

/**
 * Asks for one page of a numbered list. Another question begins at its first page; a list that has become shorter than
 * the page that was open shows its last.
 * @param question what is asked for, without the page
 * @param limit rows of a page
 */
export function usePages<Answer extends { total: number }>(
  question: string,
  limit: number,
  load: (range: { page: number; limit: number }, signal: AbortSignal) => Promise<Answer>,
  { label, family = question, ...rhythm }: PagesOptions = {},
): Pages<Answer> {
  const [at, setAt] = useState({ question, page: 1 });
  const page = at.question === question ? at.page : 1;
  const loaded = useResource(`${question} ${page}`, (signal) => load({ page, limit }, signal), { ...rhythm, family });
  const { value, state } = loaded;
  const last = value && Math.max(1, Math.ceil(value.total / limit));
  if (last !== undefined && state === 'ready' && page > last) setAt({ question, page: last });
  return {
    ...loaded,
    status: statusOf(loaded),
    pages:
      value && value.total > limit ? (
        <Pagination
          page={page}
          total={value.total}
          pageSize={limit}
          onPageChange={(next) => setAt({ question, page: next })}
          {...(label !== undefined && { label })}
        />
      ) : null,
  };
}
