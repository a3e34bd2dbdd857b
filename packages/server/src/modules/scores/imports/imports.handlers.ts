import { msg } from '@lingui/core/macro';
import type { DataImport, FileOutcome } from '@pitchside/api/desk/data';
import { count, inArray } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { idNumberOrNone } from '../../../platform/idNumber.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local, type Localizable } from '../../../text/local.ts';
import type { OpenDesk } from '../../desk/operations/index.ts';
import { competitions } from '../sport/index.ts';
import { changesOf } from './changes.ts';
import type { BringFile, FileAsks, FileReport } from './files.ts';
import { asSentence, faultWords, refusalTexts, shapeChecks } from './faults.ts';
import { dataImports } from './imports.tables.ts';
import { importOf, listImports } from './keep.ts';
import { NotUndone, undoImport } from './undo.ts';

const refusals = {
  missing: msg`没有找到这次导入`,
  state: msg`这次导入没有写入，或已经撤销`,
  old: msg`超过 90 天的导入不能撤销`,
} as const;

const refusalOf = ({ why, later }: NotUndone) => {
  const numbers = later.map((number) => `#${number}`).join(' ');
  return new CallError(why === 'later' ? msg`之后的导入 ${numbers} 动过同样的数据，请先撤销它` : refusals[why]);
};

type ImportRow = typeof dataImports.$inferSelect;

/** Checks of a file: fine, worth a look, or a reason to refuse it. */
function checksOf({ season, refused }: FileReport): Localizable<FileOutcome['checks']> {
  if (!season) return [{ id: 'file', state: 'fault', count: refused.faults.length, note: local(asSentence(refusalTexts(refused))) }];
  const shape = shapeChecks.map((id) => {
    const own = season.faults.filter(({ code }) => code === id);
    const [first] = own;
    return {
      id,
      state: first ? ('fault' as const) : ('fine' as const),
      count: own.length,
      note: first ? local(asSentence(faultWords(first))) : '',
    };
  });
  const seen = (id: 'names' | 'halves', found: number) => ({
    id,
    state: found > 0 ? ('look' as const) : ('fine' as const),
    count: found,
    note: '',
  });
  return [
    { id: 'file', state: 'fine', count: 0, note: '' },
    ...shape,
    seen('names', season.newTeams.length),
    seen('halves', season.withoutHalf),
  ];
}

const pairsOf = (pairs: FileAsks['pairs']) => pairs.map(({ days, ...pair }) => ({ ...pair, days: days.map((each) => ({ ...each })) }));

function describeFile(fileReport: FileReport): Localizable<FileOutcome> {
  const { season } = fileReport;
  if (!season) {
    const asks = { teams: [], pairs: pairsOf(fileReport.pairs) };
    return { import_id: null, competition: '', season: '', figures: null, checks: checksOf(fileReport), new_teams: [], asks };
  }
  const { names, importId, matches, added, changed, removed, teams, newTeams, asks } = season;
  return {
    import_id: importId === null ? null : String(importId),
    competition: local(names),
    season: season.season,
    figures: { matches, added, changed, removed, teams },
    checks: checksOf(fileReport),
    new_teams: newTeams.map(({ id, name }) => ({ id, name })),
    asks: {
      teams: asks.teams.map(({ written, times, like }) => ({ written, times, like: { id: like.id, name: local(like.names) } })),
      pairs: pairsOf(asks.pairs),
    },
  };
}

/** Desk of imports for operators: history, dry run, import and undo. */
export function importsDesk(
  platform: Pick<Platform, 'db' | 'clock'>,
  open: OpenDesk,
  bringFile: BringFile,
): Pick<Handlers, 'adminImports' | 'adminImport' | 'adminLookAtFile' | 'adminImportFile' | 'adminUndoImport'> {
  const { db } = platform;

  async function describe(rows: readonly ImportRow[]): Promise<Localizable<DataImport>[]> {
    const ids = [...new Set(rows.flatMap(({ competitionId }) => competitionId ?? []))];
    const known = ids.length === 0 ? [] : await db.select().from(competitions).where(inArray(competitions.id, ids));
    const names = new Map(known.map((competition) => [competition.id, competition.names]));
    return rows.map(({ id, at, by, file, competitionId, season, state, reason, refusal, figures, undoneAt, undoneBy }) => {
      const name = names.get(competitionId ?? '');
      return {
        id: String(id),
        at,
        by,
        file,
        competition: competitionId === null ? null : { id: competitionId, name: name ? local(name) : competitionId },
        season,
        state,
        reason: refusal ? local(asSentence(refusalTexts(refusal))) : reason,
        figures,
        undone_at: undoneAt,
        undone_by: undoneBy,
      };
    });
  }

  return {
    adminImports: open(async ({ state, page, limit }) => {
      const [rows, totals] = await Promise.all([
        listImports(platform, { offset: (page - 1) * limit, limit, state }),
        db.select({ state: dataImports.state, total: count() }).from(dataImports).groupBy(dataImports.state),
      ]);
      const of = (wanted: ImportRow['state']) => totals.find((each) => each.state === wanted)?.total ?? 0;
      const counts = { written: of('written'), refused: of('refused'), undone: of('undone') };
      const total = state ? counts[state] : counts.written + counts.refused + counts.undone;
      return { list: await describe(rows), total, page, limit, counts };
    }),
    adminImport: open(async ({ id }) => {
      const row = await importOf(db, idNumberOrNone(id));
      const [found] = row ? await describe([row]) : [];
      if (!row || !found) throw new CallError(refusals.missing);
      return { import: found, ...(await changesOf(db, row.id)) };
    }),
    adminLookAtFile: open(async ({ file, text, decided }, by) =>
      describeFile(await bringFile(platform, file, text, { by, reason: '', isRehearsal: true, isAnyShape: true, decided })),
    ),
    adminImportFile: open(async ({ file, text, as_it_is: asItIs, decided, reason }, by) => {
      const fileReport = await bringFile(platform, file, text, { by, reason, isRehearsal: false, isAnyShape: asItIs === 1, decided });
      if (fileReport.season) return describeFile(fileReport);
      // Dry run that lists all faults.
      const seen = await bringFile(platform, file, text, { by, reason, isRehearsal: true, isAnyShape: true, decided });
      return describeFile(seen);
    }),
    adminUndoImport: open(async ({ id, reason }, by) => {
      try {
        const { restored, stayed } = await undoImport(platform, idNumberOrNone(id), by, reason);
        return { restored, stayed };
      } catch (error) {
        throw error instanceof NotUndone ? refusalOf(error) : error;
      }
    }),
  };
}
