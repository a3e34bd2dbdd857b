import { proxy } from 'valtio';
import { proxySet } from 'valtio/utils';

/** Competitions that stay; empty means all. They outlive a visit to another page. */
export const chosenLeagues = proxySet<string>();

/** Other filters of the list. */
export const filter = proxy<{ shownOnly: boolean; search: string }>({ shownOnly: false, search: '' });

/** Keeps these competitions alone; none means all. */
export function keepLeagues(ids: Iterable<string>): void {
  chosenLeagues.clear();
  for (const id of ids) chosenLeagues.add(id);
}

/** Adds a competition to the filter, or removes it. */
export function toggleLeague(id: string): void {
  if (!chosenLeagues.delete(id)) chosenLeagues.add(id);
}

/** Takes every limit away. */
export function clearFilter(): void {
  chosenLeagues.clear();
  Object.assign(filter, { shownOnly: false, search: '' });
}
