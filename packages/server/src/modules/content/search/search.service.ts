import type { Match } from '@pitchside/api/scores/matches';
import type { Found, FoundAll } from '@pitchside/api/content/search';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createSemaphore } from '../../../platform/semaphore.ts';
import type { Language, Localizable } from '../../../text/local.ts';
import type { Content } from '../content/index.ts';
import type { Live } from '../../live/live/index.ts';
import type { Matches } from '../../scores/matches/index.ts';
import { rooms } from '../../live/room/index.ts';
import { inArray } from 'drizzle-orm';
import { bestOf } from './best.ts';
import { fold } from './fold.ts';
import { createFinding, type Named } from './searchFind.ts';
import { createGroups } from './searchGroups.ts';
import { createIndexing, type Indexing } from './searchIndex.ts';
import { createSearchRepository } from './search.repository.ts';
import { createShownRepository, type RoomSearch } from './searchShown.repository.ts';

/** Maximum suggestions per kind while typing. */
export const suggested = { teams: 4, matches: 3, competitions: 2, rooms: 4, anchors: 3 };
/** Maximum teams and competitions whose matches and rooms are included. */
const related = { teams: 8, competitions: 3 };
/** Maximum rank of a deliberate match, whose matches and rooms are included. */
const meant = 2;

/** Rank of an exact match by sound or initials, and maximum teams with the same name. */
const [exactSound, mostMeant] = [3, 3];

/**
 * Limit of concurrent searches per node, and how long one may wait in the queue, ms. Each runs up to five queries in parallel; more would
 * queue in the database for each other and for new connections.
 */
const searches = { width: 6, patience: 1_500 };
/** The database's own error code for too many connections (53300): retry. */
const crowded = () => Object.assign(new Error('too many search at once'), { code: '53300' });

type Limits = typeof suggested;

export interface Search {
  handlers: Pick<Handlers, 'searchSuggest' | 'searchIndex' | 'searchAnchors' | 'searchLive'>;
  indexing: Indexing;
}

/** Finds teams, competitions, matches, anchors, live rooms and members by their names, and content by its text. */
export function createSearch(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  {
    live,
    matches,
    content,
  }: { live: Pick<Live, 'repository' | 'cards'>; matches: Pick<Matches, 'rowsById'>; content: Pick<Content, 'search'> },
): Search {
  const finding = createFinding(createSearchRepository(db));
  const shown = createShownRepository(db);
  const groups = createGroups(shown);
  const limited = createSemaphore(searches.width, searches.patience, crowded);

  /** Subjects whose matches and rooms are included: the best match, and those as good or matched by name. */
  function relatedTo({ team, competition }: Named) {
    const best = Math.min(...[...team, ...competition].map(({ rank }) => rank));
    const idsOf = (fits: Named['team'], most: number) =>
      fits
        .filter(({ rank }) => rank === best || rank <= meant)
        .slice(0, most)
        .map(({ id }) => id);
    return { teamIds: idsOf(team, related.teams), competitionIds: idsOf(competition, related.competitions) };
  }

  const roomSearch = (text: string, named: Named): RoomSearch => ({
    key: named.isNearest ? '' : fold(text),
    ...relatedTo(named),
    anchorIds: named.anchor.map(({ id }) => id),
  });

  const rowsOf = async (ids: string[]) => (ids.length > 0 ? matches.rowsById(ids) : new Map<string, Localizable<Match>>());

  async function cardsOf(found: { ids: number[] }) {
    const rows = found.ids.length > 0 ? await live.repository.rooms(inArray(rooms.id, found.ids)) : [];
    const place = (id: number) => found.ids.indexOf(id);
    return live.cards(rows.toSorted((a, b) => place(a.room.id) - place(b.room.id)));
  }

  async function find(text: string, limits: Limits, known?: Named): Promise<Localizable<Found>> {
    const named = known ?? (await finding.everything(text));
    const now = clock.now();
    const about = relatedTo(named);
    const [teams, competitions, anchors, played, shownBy] = await Promise.all([
      groups.teams(named.team, now, limits.teams),
      groups.competitions(named.competition, limits.competitions),
      groups.anchors(named.anchor, limits.anchors),
      shown.matches({ ...about, pair: named.pair }, now, limits.matches),
      shown.rooms(roomSearch(text, named), limits.rooms),
    ]);
    const [rows, cards] = await Promise.all([rowsOf(played.ids), cardsOf(shownBy)]);
    return {
      best: bestOf(
        { team: teams.fits, competition: competitions.fits, anchor: anchors.fits },
        named.pair ? played.ids : [],
        shownBy.ids.map(String),
      ),
      is_nearest: named.isNearest,
      teams: teams.list,
      matches: played.ids.flatMap((id) => rows.get(id) ?? []),
      competitions: competitions.list,
      rooms: cards,
      anchors: anchors.list,
      totals: {
        teams: named.team.length,
        matches: played.total,
        competitions: named.competition.length,
        rooms: shownBy.total,
        anchors: named.anchor.length,
      },
    };
  }

  /** Teams that a text names: content about their matches, or with their other names, is found too. */
  async function meantBy({ team, isNearest, pair }: Named) {
    if (isNearest || pair) return {};
    const best = team.filter(({ rank }) => rank === 0 || rank === exactSound).slice(0, mostMeant);
    const teamIds = best.map(({ id }) => id);
    return { teamIds, names: await finding.namesOf(teamIds) };
  }

  async function findAll(text: string, limit: number, lang: Language | undefined): Promise<Localizable<FoundAll>> {
    const named = await finding.everything(text, true);
    const limits = { teams: limit, matches: limit, competitions: limit, rooms: limit, anchors: limit };
    const [main, written, people] = await Promise.all([
      find(text, limits, named),
      meantBy(named).then((also) => content.search(text, limit, { ...also, ...(lang && { lang }) })),
      groups.people(named.person, limit),
    ]);
    return { ...main, ...written, people: people.list, totals: { ...main.totals, ...written.totals, people: people.total } };
  }

  return {
    indexing: createIndexing({ db }),
    handlers: {
      searchSuggest: ({ name }) => find(name, suggested),
      searchIndex: ({ name, lang, limit }) => limited(() => findAll(name, limit, lang)),
      async searchAnchors({ name, page, limit }) {
        const fits = await finding.anchors(name);
        const { list } = await groups.anchors(fits, limit, (page - 1) * limit);
        return { list, total: fits.length, page, limit };
      },
      async searchLive({ name, page, limit }) {
        const named = await finding.everything(name);
        const found = await shown.rooms(roomSearch(name, named), limit, (page - 1) * limit);
        return { list: await cardsOf(found), total: found.total, page, limit };
      },
    },
  };
}
