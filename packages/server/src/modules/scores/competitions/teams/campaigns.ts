import { msg } from '@lingui/core/macro';
import type { Campaign } from '@pitchside/api/scores/competitions';
import { CallError } from '../../../../platform/callError.ts';
import type { Localizable } from '../../../../text/local.ts';
import { describeCompetition } from '../describe.ts';
import type { SeasonKey } from '../../../../catalogue/seasonOrder.ts';
import { currentOf, seasonName } from '../seasons.ts';
import type { TeamCampaign } from './teams.repository.ts';

const noSeason = msg`没有找到这个赛季`;

/** A season of a team in wire format. */
export const describeCampaign = ({ competition, season, isSimulated }: TeamCampaign): Localizable<Campaign> => ({
  competition: describeCompetition(competition),
  season,
  name: seasonName(season),
  is_simulated: isSimulated,
});

/** Season key for the rules. */
export const keyOf = ({ competition: { id, sport }, season }: TeamCampaign): SeasonKey => ({ competitionId: id, season, sport });

/** Time after its end during which a season is preferred to one that has just begun, ms. */
const lately = 90 * 86_400_000;

/**
 * The season with the most matches among current and recent ones: a league rather than a cup that began later. Input is sorted newest
 * first.
 */
function mainOf(campaigns: readonly TeamCampaign[], now: number): TeamCampaign | undefined {
  const begun = campaigns.filter(({ startsAt }) => startsAt <= now);
  const last = Math.min(now, Math.max(...begun.map(({ endsAt }) => endsAt)));
  return begun.filter(({ endsAt }) => endsAt >= last - lately).toSorted((a, b) => b.matches - a.matches)[0];
}

/** The requested season, else the main current one; throws for one that is not among them. */
export function chooseCampaign(
  campaigns: readonly TeamCampaign[],
  wanted: { competition?: string | undefined; season?: string | undefined },
  now: number,
): TeamCampaign {
  const fitting = campaigns.filter(
    ({ competition, season }) =>
      (wanted.competition === undefined || competition.id === wanted.competition) &&
      (wanted.season === undefined || season === wanted.season),
  );
  const chosen = mainOf(fitting, now) ?? currentOf(fitting, now);
  if (!chosen) throw new CallError(noSeason);
  return chosen;
}
