import type { Match } from '@pitchside/api/scores/matches';
import { searchSuggest } from '@pitchside/api/content/search';
import type { Suggestions } from '@pitchside/ui/SearchBox';
import { api } from '../../../platform/api/api.ts';
import { suggestionsView } from './search.presenter.ts';

/** Creates suggestions with the newest visible state of each match. */
export type Shown = (fresh: (match: Match) => Match) => Suggestions;

/** Asks what fits a text; the box itself says when that fails. */
export async function suggest(text: string, signal: AbortSignal): Promise<Shown> {
  const found = await api.call(searchSuggest, { name: text }, { signal, quiet: true });
  return (fresh) => suggestionsView(text, found, fresh);
}
