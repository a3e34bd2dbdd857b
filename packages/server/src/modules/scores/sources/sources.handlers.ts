import { msg } from '@lingui/core/macro';
import type { FeedNote, OverriddenMatch } from '@pitchside/api/desk/data';
import type { LoggedAct } from '@pitchside/api/desk/operations';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Localizable, Names } from '../../../text/local.ts';
import type { Matches, ManualOverride } from '../matches/index.ts';
import type { Actor, OpenDesk, OperatorLog } from '../../desk/operations/index.ts';
import type { createFeedDesk } from './feedDesk.ts';
import { noteTexts, subjectWords } from './noteTexts.ts';
import type { feedNotes } from './sources.tables.ts';

/** Maximum number of listed notes and overridden matches. */
const most = { notes: 100, held: 50 };

const gone = msg`没有找到这场比赛`;
const notHeld = msg`这场比赛没有被接管`;

export interface SourcesParts {
  matches: Pick<Matches, 'overrides' | 'rowsById' | 'states'>;
  open: OpenDesk;
  log: Pick<OperatorLog, 'around'>;
  feed: Pick<ReturnType<typeof createFeedDesk>, 'notes'>;
}

/** Desk of sources for operators: last contact, faulty deliveries, and manual overrides. */
export function sourcesDesk(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  { matches, open, log, feed }: SourcesParts,
): Pick<Handlers, 'adminSources' | 'adminHoldMatch' | 'adminCorrectMatch' | 'adminReleaseMatch'> {
  async function describe(overrides: readonly ManualOverride[]): Promise<Localizable<OverriddenMatch>[]> {
    const rows = await matches.rowsById(overrides.map(({ matchId }) => matchId));
    return overrides.flatMap(({ matchId, kind, reasons, by, at, said, saidAt }) => {
      const match = rows.get(matchId);
      return match ? [{ match, kind, reasons, by, at, said: said?.score ?? null, said_at: saidAt }] : [];
    });
  }

  async function notesOf(rows: readonly (typeof feedNotes.$inferSelect)[]): Promise<Localizable<FeedNote>[]> {
    const known = await matches.rowsById(rows.flatMap(({ matchId }) => matchId ?? []));
    return rows.map(({ kind, subject, note, matchId, firstAt, lastAt, times }) => {
      const match = known.get(matchId ?? '');
      return {
        kind,
        subject: subjectWords(subject),
        note: noteTexts(note),
        match: match ? { id: match.id, home: match.home.short_name, away: match.away.short_name } : null,
        first_at: firstAt,
        last_at: lastAt,
        times,
      };
    });
  }

  /** Runs an action on a match and logs it first. */
  const act = (
    actor: Actor,
    word: { act: LoggedAct; match: string; note?: string; reason: string | Names },
    work: () => Promise<boolean>,
  ) =>
    log.around(
      actor,
      { group: 'data', act: word.act, subject: `match ${word.match}`, note: word.note ?? '', reason: word.reason },
      async () => {
        if (!(await work())) throw new CallError(word.act === 'release' ? notHeld : gone);
        return { match: word.match };
      },
    );

  return {
    adminSources: open(async () => {
      const [notes, held, states] = await Promise.all([
        feed.notes(most.notes).then(notesOf),
        matches.overrides.list(most.held).then(describe),
        matches.states(),
      ]);
      return {
        source: settings.feed ?? (settings.demo && settings.simSpeed > 0 ? ('simulator' as const) : null),
        heard: states.map(({ sport, heardAt, staleSince }) => ({ sport, heard_at: heardAt, stale_since: staleSince })),
        notes,
        held,
        server_at: clock.now(),
      };
    }),
    adminHoldMatch: open(({ match, reasons }, actor) =>
      act(actor, { act: 'hold', match, reason: reasons }, () =>
        matches.overrides.put({ matchId: match, kind: 'held', score: null, reasons, by: actor.name }),
      ),
    ),
    adminCorrectMatch: open(({ match, home, away, is_awarded: isAwarded, reasons }, actor) =>
      act(actor, { act: 'correct', match, note: `${home}:${away}`, reason: reasons }, () =>
        matches.overrides.put({
          matchId: match,
          kind: isAwarded === 1 ? 'awarded' : 'corrected',
          score: { home, away },
          reasons,
          by: actor.name,
        }),
      ),
    ),
    adminReleaseMatch: open(({ match, reason }, actor) =>
      act(actor, { act: 'release', match, reason }, () => matches.overrides.release(match)),
    ),
  };
}
