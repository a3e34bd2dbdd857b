import { useLingui } from '@lingui/react/macro';
import type { TeamPage } from '@pitchside/api/scores/competitions';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { SeasonLine } from '@pitchside/ui/SeasonLine';
import { Select } from '@pitchside/ui/Select';
import { seasonLineOf } from './team.presenter.ts';
import type { TeamView } from './useTeam.ts';

/** The season as one line: place, opponent and result of each match; other seasons are chosen here. */
export function TeamSeason({ team: { matches, id, choose }, page }: { team: TeamView; page: TeamPage }) {
  const { t } = useLingui();
  const format = useFormat();
  const { campaign, campaigns, places } = page;
  const line = seasonLineOf(matches, places, id, format.date);
  const keyOf = ({ competition, season }: TeamPage['campaign']) => `${competition.id} ${season}`;
  return (
    <Card
      stacked
      title={t`这一季`}
      hint={`${campaign.competition.short_name} ${campaign.name}`}
      aside={
        campaigns.length > 1 && (
          <Select
            label={t`赛季`}
            value={keyOf(campaign)}
            onValueChange={choose}
            options={campaigns.map((one) => ({ value: keyOf(one), label: `${one.competition.short_name} ${one.name}` }))}
          />
        )
      }
    >
      {line.length === 0 ? (
        <EmptyState title={t`这一季还没有赛程`} />
      ) : (
        <SeasonLine label={t`每场之后的名次和赛果`} matches={line} of={Math.max(2, ...places.map((place) => place.of))} />
      )}
    </Card>
  );
}
