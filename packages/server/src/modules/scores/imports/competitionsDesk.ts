import { msg } from '@lingui/core/macro';
import type { DataCompetition, RuleLine } from '@pitchside/api/desk/data';
import type { LoggedAct } from '@pitchside/api/desk/operations';
import { and, asc, eq, sql } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { competitionRules, orderNames, orders, orderWords } from '../competitions/index.ts';
import { subjectOf, type Actor, type OpenDesk, type OperatorLog } from '../../desk/operations/index.ts';
import { competitions } from '../sport/index.ts';

const gone = msg`没有找到这个赛事`;
const crossed = msg`两段名次不能重叠，要按从上到下写`;

type CompetitionRow = typeof competitions.$inferSelect;
type Served = 'adminCompetitions' | 'adminCompetition' | 'adminSaveCompetition' | 'adminSaveOrder' | 'adminSaveZones';

const described = ({ id, sport, names, shortNames, countryNames, color, tier, editedAt }: CompetitionRow): DataCompetition => ({
  id,
  sport,
  names,
  short_names: shortNames,
  countries: countryNames,
  color,
  tier,
  edited_at: editedAt,
});

/** Desk of competitions for operators: names, order of tables, and zones by season. */
export function competitionsDesk(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  open: OpenDesk,
  log: Pick<OperatorLog, 'append'>,
): Pick<Handlers, Served> {
  async function found(id: string): Promise<CompetitionRow> {
    const [row] = await db.select().from(competitions).where(eq(competitions.id, id));
    if (!row) throw new CallError(gone);
    return row;
  }

  async function linesOf({ id, sport }: CompetitionRow): Promise<Localizable<RuleLine>[]> {
    const rows = await db
      .select()
      .from(competitionRules)
      .where(eq(competitionRules.competitionId, id))
      .orderBy(asc(competitionRules.kind), asc(competitionRules.since));
    return rows.flatMap(({ since, editedAt, editedBy, ...line }): Localizable<RuleLine>[] => {
      const own = { since, edited_at: editedAt, edited_by: editedBy };
      const { kind, value } = line;
      if (kind === 'order' && typeof value === 'object' && 'points' in value)
        return [
          { ...own, kind, order: { id: orderNames(value), win: value.points.win, words: local(orderWords(value, sport)) }, zones: [] },
        ];
      if (kind === 'zones' && typeof value === 'object' && !('points' in value))
        return [
          {
            ...own,
            kind,
            order: null,
            zones: value.map(({ tone, names, from, to, best }) => ({ tone, names, from, to, best: best ?? null })),
          },
        ];
      return [];
    });
  }

  const whole = async (row: CompetitionRow) => ({ competition: described(row), lines: await linesOf(row) });

  /** Changes an existing competition and logs it. */
  async function change(
    id: string,
    actor: Actor,
    entry: { act: LoggedAct; note: string | Names; reason: string },
    work: (tx: Transaction) => Promise<unknown>,
  ) {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(competitions).where(eq(competitions.id, id)).for('update');
      if (!row) throw new CallError(gone);
      await work(tx);
      await log.append(tx, actor, { group: 'data', subject: subjectOf('competition', id), ...entry });
    });
    return whole(await found(id));
  }

  const writeLine = (
    tx: Transaction,
    actor: Actor,
    line: Pick<typeof competitionRules.$inferInsert, 'competitionId' | 'kind' | 'since' | 'value'>,
  ) => {
    const edited = { value: line.value, editedAt: clock.now(), editedBy: actor.name };
    return tx
      .insert(competitionRules)
      .values({ ...line, ...edited })
      .onConflictDoUpdate({ target: [competitionRules.competitionId, competitionRules.kind, competitionRules.since], set: edited });
  };

  return {
    adminCompetitions: open(async ({ sport, page, limit }) => {
      const [rows, { rows: totals }] = await Promise.all([
        db
          .select()
          .from(competitions)
          .where(eq(competitions.sport, sport))
          .orderBy(asc(competitions.tier), asc(competitions.id))
          .offset((page - 1) * limit)
          .limit(limit),
        db.execute<{ n: number }>(sql`select count(*)::int as n from ${competitions} where ${and(eq(competitions.sport, sport))}`),
      ]);
      return { list: rows.map(described), total: totals[0]?.n ?? 0, page, limit };
    }),
    adminCompetition: open(async ({ id }) => whole(await found(id))),
    adminSaveCompetition: open(({ id, names, short_names: shortNames, color, reason }, actor) =>
      change(id, actor, { act: 'rename', note: names, reason }, (tx) =>
        tx.update(competitions).set({ names, shortNames, color, editedAt: clock.now() }).where(eq(competitions.id, id)),
      ),
    ),
    adminSaveOrder: open(({ id, since, order, win, reason }, actor) =>
      change(id, actor, { act: 'order', note: `${since}: ${order}, ${win}`, reason }, (tx) => {
        const own = orders[order];
        return writeLine(tx, actor, { competitionId: id, kind: 'order', since, value: { ...own, points: { ...own.points, win } } });
      }),
    ),
    adminSaveZones: open(({ id, since, zones, reason }, actor) => {
      const sorted = [...zones.filter(({ from }) => from > 0), ...zones.filter(({ from }) => from < 0)];
      const isClear = sorted.every(({ from, to }, index) => {
        const before = sorted[index - 1];
        const isAfter = !before || Math.sign(before.to) !== Math.sign(from) || from > before.to;
        return isAfter && to >= from && Math.sign(to) === Math.sign(from);
      });
      if (!isClear) throw new CallError(crossed);
      const note = `${since}: ${sorted.map(({ tone, from, to }) => `${tone} ${from}..${to}`).join(', ')}`;
      return change(id, actor, { act: 'zones', note: note.slice(0, 200), reason }, (tx) =>
        writeLine(tx, actor, {
          competitionId: id,
          kind: 'zones',
          since,
          value: sorted.map(({ best, ...zone }) => ({ ...zone, ...(best !== null && { best }) })),
        }),
      );
    }),
  };
}
