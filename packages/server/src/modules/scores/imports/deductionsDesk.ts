import { msg } from '@lingui/core/macro';
import { count, desc, eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local } from '../../../text/local.ts';
import { type Competitions, pointsDeductions } from '../competitions/index.ts';
import type { OpenDesk } from '../../desk/operations/index.ts';
import { competitions, teams } from '../sport/index.ts';
import { deduct, NotDeducted } from './deduct.ts';

const notThere = msg`这支球队在这个赛季没有比赛`;

/** Desk of point deductions for operators. */
export function deductionsDesk(
  platform: Pick<Platform, 'db' | 'clock'>,
  open: OpenDesk,
  competitionTables: Pick<Competitions, 'placesWith'>,
): Pick<Handlers, 'adminDeductions' | 'adminLookAtDeduction' | 'adminDeduct'> {
  const { db } = platform;
  return {
    adminDeductions: open(async ({ page, limit }) => {
      const [rows, totals] = await Promise.all([
        db
          .select({ row: pointsDeductions, competition: competitions.names, team: teams.names })
          .from(pointsDeductions)
          .innerJoin(competitions, eq(competitions.id, pointsDeductions.competitionId))
          .innerJoin(teams, eq(teams.id, pointsDeductions.teamId))
          .orderBy(desc(pointsDeductions.season), pointsDeductions.competitionId, pointsDeductions.teamId)
          .offset((page - 1) * limit)
          .limit(limit),
        db.select({ total: count() }).from(pointsDeductions),
      ]);
      return {
        list: rows.map(({ row: { competitionId, season, teamId, points, reasonNames }, competition, team }) => ({
          competition: { id: competitionId, name: local(competition) },
          season,
          team: { id: teamId, name: local(team) },
          points,
          reasons: reasonNames,
        })),
        total: totals[0]?.total ?? 0,
        page,
        limit,
      };
    }),
    adminLookAtDeduction: open(async ({ competition, season, team, points }) => {
      const rows = await competitionTables.placesWith(competition, season, { teamId: team, points });
      if (rows.length === 0) throw new CallError(notThere);
      return { rows };
    }),
    adminDeduct: open(async ({ competition, season, team, points, reasons }, actor) => {
      try {
        await deduct(platform, { competitionId: competition, season, teamId: team, points, reasonNames: reasons }, actor);
        return { points };
      } catch (error) {
        throw error instanceof NotDeducted ? new CallError(notThere) : error;
      }
    }),
  };
}
