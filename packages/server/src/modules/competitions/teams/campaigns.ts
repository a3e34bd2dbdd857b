import { msg } from '@lingui/core/macro';
import type { Campaign } from '@pitchside/api/competitions';
import { CallError } from '../../../platform/call.error.ts';
import type { Localizable } from '../../../text/local.ts';
import { describeCompetition } from '../describe.ts';
import type { SeasonKey } from '../rules.ts';
import { currentOf, seasonName } from '../seasons.ts';
import type { TeamCampaign } from './teams.repository.ts';

const noSeason = msg`没有找到这个赛季`;

/** A season of a team as it goes over the wire. */
export const describeCampaign = ({ competition, season, isSimulated }: TeamCampaign): Localizable<Campaign> => ({
  competition: describeCompetition(competition),
  season,
  name: seasonName(season),
  is_simulated: isSimulated,
});

/** A season as its rules name it. */
export const keyOf = ({ competition: { id, sport }, season }: TeamCampaign): SeasonKey => ({ competitionId: id, season, sport });

/** The season that is asked for, else the one that is on; refuses what is not among them. */
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
  const chosen = currentOf(fitting, now);
  if (!chosen) throw new CallError(noSeason);
  return chosen;
}
