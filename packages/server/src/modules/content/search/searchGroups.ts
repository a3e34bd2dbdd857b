import type { FoundAnchor, FoundCompetition, FoundTeam } from '@pitchside/api/content/search';
import type { Person } from '@pitchside/api/member/follow';
import { describePerson } from '../../member/follow/index.ts';
import type { Localizable } from '../../../text/local.ts';
import type { Fit } from './search.repository.ts';
import { describeFoundAnchor, describeFoundCompetition, describeFoundTeam } from './search.presenter.ts';
import type { ShownRepository } from './searchShown.repository.ts';

/** Number of equally good teams that are sorted by competition. */
const ordered = 60;

const byId = <Row extends { id: unknown }>(rows: readonly Row[]) => new Map(rows.map((row) => [String(row.id), row]));

/** Results of one group, in order, with the match of each. */
export interface Group<Item> {
  fits: Fit[];
  list: Item[];
}

/** Empty group, which needs no query. */
const nothing: Group<never> = { fits: [], list: [] };

/** Sorts the matches and loads their details. */
export function createGroups(shown: ShownRepository) {
  return {
    /** By fame, then by the fame of their competition. */
    async teams(fits: readonly Fit[], now: number, limit: number): Promise<Group<Localizable<FoundTeam>>> {
      if (fits.length === 0) return nothing;
      const some = fits.slice(0, ordered);
      const keys = some.map(({ id }) => id);
      const rowOf = new Map((await shown.teams(keys, now)).map((row) => [row.team.id, row]));
      const tierOf = ({ id }: Fit) => rowOf.get(id)?.competition?.tier ?? Infinity;
      const known = some.filter(({ id }) => rowOf.has(id));
      const inOrder = known
        .toSorted((a, b) => a.rank - b.rank || a.weight - b.weight || (tierOf(a) === tierOf(b) ? 0 : tierOf(a) - tierOf(b)))
        .slice(0, limit);
      const form = inOrder[0] ? await shown.form(inOrder[0].id) : [];
      const list = inOrder.flatMap((fit, index) => {
        const row = rowOf.get(fit.id);
        // Only the best match shows its form.
        return row ? [describeFoundTeam(fit, row, index === 0 ? form : [])] : [];
      });
      return { fits: inOrder, list };
    },
    async competitions(fits: readonly Fit[], limit: number): Promise<Group<Localizable<FoundCompetition>>> {
      if (fits.length === 0) return nothing;
      const some = fits.slice(0, limit);
      const keys = some.map(({ id }) => id);
      const [rows, playing] = await Promise.all([shown.competitions(keys), shown.playing(keys)]);
      const rowOf = byId(rows);
      const known = some.filter(({ id }) => rowOf.has(id));
      return {
        fits: known,
        list: known.flatMap((fit) => {
          const row = rowOf.get(fit.id);
          return row ? [describeFoundCompetition(fit, row, playing.get(fit.id) ?? 0)] : [];
        }),
      };
    },
    /** Best match first, then by followers. */
    async people(fits: readonly Fit[], limit: number): Promise<{ list: Person[]; total: number }> {
      if (fits.length === 0) return { list: [], total: 0 };
      const rowOf = byId(await shown.people(fits.map(({ id }) => id)));
      const known = fits.flatMap((fit) => {
        const row = rowOf.get(fit.id);
        return row ? [{ fit, row }] : [];
      });
      const inOrder = known.toSorted((a, b) => a.fit.rank - b.fit.rank || b.row.fans - a.row.fans || a.row.id - b.row.id);
      return { list: inOrder.slice(0, limit).map(({ row }) => describePerson(row)), total: known.length };
    },
    /** Live anchors first, then by followers. */
    async anchors(fits: readonly Fit[], limit: number, offset = 0): Promise<Group<FoundAnchor>> {
      if (fits.length === 0) return nothing;
      const rowOf = byId(await shown.anchors(fits.map(({ id }) => id)));
      const known = fits.flatMap((fit) => {
        const row = rowOf.get(fit.id);
        return row ? [{ fit, row }] : [];
      });
      const inOrder = known
        .toSorted(
          (a, b) =>
            a.fit.rank - b.fit.rank || Number(b.row.isLive) - Number(a.row.isLive) || b.row.fans - a.row.fans || a.row.id - b.row.id,
        )
        .slice(offset, offset + limit);
      return { fits: inOrder.map(({ fit }) => fit), list: inOrder.map(({ row }) => describeFoundAnchor(row)) };
    },
  };
}
export type Groups = ReturnType<typeof createGroups>;
