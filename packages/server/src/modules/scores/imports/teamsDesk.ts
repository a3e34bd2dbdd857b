import { msg } from '@lingui/core/macro';
import type { DataTeam, MergeLook as MergeCheck } from '@pitchside/api/desk/data';
import type { LoggedAct } from '@pitchside/api/desk/operations';
import { and, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { spelling } from '../../../text/spelling.ts';
import { teamAliases } from '../competitions/index.ts';
import { subjectOf, type Actor, type OpenDesk, type OperatorLog } from '../../desk/operations/index.ts';
import { teams } from '../sport/index.ts';
import { lookAtMerge, type MergeLook, mergeTeams, NotMerged } from './merge.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { createTeamsOfDesk } from './teams.repository.ts';
import { suspectedTwins } from './twins.ts';

/** Maximum number of listed pairs. */
const mostTwins = 50;

const gone = msg`没有找到这支球队`;
const noAlias = msg`没有这个别名`;
const refusals = {
  missing: gone,
  same: msg`同一支球队不用合并`,
  sports: msg`项目不同，不能合并`,
  played: msg`这两支球队交过手，不是同一支`,
} as const;

/** Runs a merge or its dry run; describes a refusal in the reader's language. */
async function merging<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NotMerged ? new CallError(refusals[error.why]) : error;
  }
}

type Served = 'adminTeams' | 'adminSaveTeam' | 'adminSetAlias' | 'adminTwins' | 'adminLookAtMerge' | 'adminMergeTeams';

/** Desk of teams for operators: names and duplicates. */
export function teamsDesk(
  platform: Pick<Platform, 'db' | 'clock'>,
  open: OpenDesk,
  log: Pick<OperatorLog, 'append'>,
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>,
): Pick<Handlers, Served> {
  const { db, clock } = platform;
  const repository = createTeamsOfDesk(db);

  async function describe(id: string): Promise<DataTeam> {
    const team = await repository.one(id);
    if (!team) throw new CallError(gone);
    return team;
  }

  /** Changes an existing team and logs it. */
  async function change(
    id: string,
    actor: Actor,
    reason: string,
    work: (tx: Transaction, before: typeof teams.$inferSelect) => Promise<{ act: LoggedAct; note: string }>,
  ): Promise<DataTeam> {
    await db.transaction(async (tx) => {
      const [before] = await tx.select().from(teams).where(eq(teams.id, id)).for('update');
      if (!before) throw new CallError(gone);
      const { act, note } = await work(tx, before);
      await log.append(tx, actor, { group: 'data', act, subject: subjectOf('team', id), note, reason });
    });
    return describe(id);
  }

  async function describeMerge({ from, into, moves, doubled }: MergeLook): Promise<MergeCheck> {
    return { from: await describe(from.id), into: await describe(into.id), moves, doubled };
  }

  return {
    adminTeams: open(async ({ sport, text, page, limit }) => ({
      ...(await repository.named(sport, text, (page - 1) * limit, limit)),
      page,
      limit,
    })),
    adminSaveTeam: open(({ id, names, short_names: shortNames, colors, crest, reason }, actor) =>
      change(id, actor, reason, async (tx, before) => {
        const now = clock.now();
        const logo = crest === undefined ? before.logo : await uploads.keep(tx, actor.operatorId ?? 0, crest, 'crest');
        // Logos from sources are external URLs: only the site's own files are released.
        if (logo !== before.logo) await uploads.letGo(tx, `team:${id}`, [before.logo], now);
        await uploads.use(tx, `team:${id}`, [logo]);
        await tx.update(teams).set({ names, shortNames, colors, logo, editedAt: now }).where(eq(teams.id, id));
        return { act: 'rename', note: `${before.names.en} → ${names.en}` };
      }),
    ),
    adminSetAlias: open(({ id, area, written, act, reason }, actor) =>
      change(id, actor, reason, async (tx) => {
        const name = spelling(written);
        if (act === 'remove') {
          const own = and(eq(teamAliases.area, area), eq(teamAliases.name, name), eq(teamAliases.teamId, id));
          const taken = await tx.delete(teamAliases).where(own).returning({ name: teamAliases.name });
          if (taken.length === 0) throw new CallError(noAlias);
          return { act: 'unalias', note: `${written} (${area})` };
        }
        await tx.insert(teamAliases).values({ area, name, teamId: id, written, createdAt: clock.now() }).onConflictDoNothing();
        const [holder] = await tx
          .select({ id: teamAliases.teamId })
          .from(teamAliases)
          .where(and(eq(teamAliases.area, area), eq(teamAliases.name, name)));
        const other = holder?.id ?? '';
        if (other !== id) throw new CallError(msg`这个名字已经是 ${other} 的别名`);
        return { act: 'alias', note: `${written} (${area})` };
      }),
    ),
    adminTwins: open(async () => {
      const pairs = suspectedTwins(await repository.everyone()).slice(0, mostTwins);
      const known = await repository.byIds(pairs.flat());
      const list = [];
      for (const [one, other] of pairs) {
        const [first, second] = [known.get(one), known.get(other)];
        if (!first || !second || (await repository.havePlayed(one, other))) continue;
        list.push(first.matches > second.matches ? { from: second, into: first } : { from: first, into: second });
      }
      return { list };
    }),
    adminLookAtMerge: open(({ from, into }) => merging(async () => describeMerge(await lookAtMerge(platform, from, into)))),
    adminMergeTeams: open(({ from, into, take, reason }, actor) =>
      merging(async () => {
        const [goes, stays] = await Promise.all([repository.one(from), repository.one(into)]);
        const { moves } = await mergeTeams(platform, from, into, actor, reason, take);
        // One of the two crests is unused, and the other belongs to the remaining club.
        await db.transaction(async (tx) => {
          await uploads.letGo(tx, `team:${from}`, [goes?.logo ?? null], clock.now());
          if (!take.includes('crest')) return;
          await uploads.letGo(tx, `team:${into}`, [stays?.logo ?? null], clock.now());
          await uploads.use(tx, `team:${into}`, [goes?.logo ?? null]);
        });
        return { into: await describe(into), rows: moves.reduce((sum, { rows }) => sum + rows, 0) };
      }),
    ),
  };
}
