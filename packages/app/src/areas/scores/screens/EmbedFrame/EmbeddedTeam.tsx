import { useLingui } from '@lingui/react/macro';
import { teamSeason } from '@pitchside/api/scores/competitions';
import { matchPhase } from '@pitchside/api/scores/matches';
import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { useFormat } from '@pitchside/ui/format';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { detailHref, hasPages, teamHref } from '../../matchLinks.ts';
import { embeddedScore } from './useEmbeddedMatch.ts';

/** Matches that are shown before now, and from now on. */
const [shownPast, shownComing] = [3, 6];

/** The matches of a team around now. */
export function EmbeddedTeam({ embed: { id, sport, hidesScore } }: { embed: Embed }) {
  const { t } = useLingui();
  const format = useFormat();
  const base = hasPages(sport) ? sport : 'football';
  const { value } = useResource(`${base} ${id}`, (signal) => api.call(teamSeason, { id, sport: base }, { signal, quiet: true }));
  if (!value) return null;
  const { matches, team, campaign } = value;
  const coming = matches.findIndex(({ status }) => matchPhase(status) === 'before');
  const begun = coming < 0 ? matches.length : coming;
  const shown = matches.slice(Math.max(0, begun - shownPast), begun + shownComing);
  return (
    <Card
      stacked
      padding="titled"
      title={team.short_name}
      hint={`${campaign.competition.short_name} ${campaign.name}`}
      more={{ href: teamHref(base, id), label: siteName }}
    >
      {shown.length === 0 && <EmptyState title={t`还没有比赛`} drawing={null} />}
      {shown.length > 0 && (
        <MatchAgenda
          label={t`赛程与赛果`}
          matches={shown.map((match) => ({
            id: match.id,
            match: embeddedScore(match, hidesScore),
            // The competition stands in the title; the day is what a row lacks.
            league: format.date(match.kickoff_at),
            href: hidesScore ? `${detailHref(match)}&score=0` : detailHref(match),
          }))}
        />
      )}
    </Card>
  );
}
