import type { Article } from '@pitchside/api/content/news';

/** Layout of a first page: articles by their position. */
export interface Front {
  lead: Article | undefined;
  /** Beside the lead, with pictures. */
  beside: readonly Article[];
  /** Beside the lead, a line each. */
  lines: readonly Article[];
  /** Ids of all of them: the list goes on without. */
  ids: ReadonlySet<string>;
}

/** From how many articles on lines stand beside the lead: the list must have something left. */
const enoughForLines = 14;

/** Selects the first articles: editors' picks, then the newest. */
export function frontOf(leads: readonly Article[], latest: readonly Article[]): Front {
  const known = new Map([...leads, ...latest].map((article) => [article.id, article]));
  const [lead, ...others] = known.values();
  const beside = others.slice(0, 2);
  const lines = known.size < enoughForLines ? [] : others.slice(2, 8);
  const ids = new Set([lead, ...beside, ...lines].flatMap((article) => (article ? [article.id] : [])));
  return { lead, beside, lines, ids };
}
