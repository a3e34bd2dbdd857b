import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { sides, Crest } from '@pitchside/ui/Crest';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { CommonOpponents, HeadToHead, ResultList } from '@pitchside/ui/HeadToHead';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { detail } from '../../detail.store.ts';
import { pastViews } from '../../detail/detail.presenter.ts';
import { formView, scorings } from '../../detail/form.presenter.ts';
import { Pair } from '../../Detail.layout.ts';
import { teamView } from '../../match.presenter.ts';
import { analysis, loadAnalysis, type Analysis } from '../../analysis.store.ts';
import { PlacesCard } from '../../detail/PlacesCard.tsx';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { RowList } from '@pitchside/ui/RowList';
import { Text } from '@pitchside/ui/Text';
import { detailHref } from '../../matchLinks.ts';
import { NextLine, NextTeam } from './ScoreDetail.layout.ts';

/** Upcoming matches, one per line: time, competition and sides. */
function UpNext({ matches, label }: { matches: readonly Match[]; label: string }) {
  const { t } = useLingui();
  const format = useFormat();
  if (matches.length === 0) return <EmptyState drawing={null} title={t`接下来的比赛还没有排定`} />;
  return (
    <RowList aria-label={label}>
      {matches.map((match) => (
        <li key={match.id}>
          <Pressable look="row" href={detailHref(match)}>
            <Text size="s">
              <NextLine>
                <Text as="time" tone="quiet" cut={1} dateTime={new Date(match.kickoff_at).toISOString()}>
                  {format.date(match.kickoff_at)} {format.time(match.kickoff_at)}
                </Text>
                <Text tone="quiet" cut={1}>
                  {match.competition.short_name}
                </Text>
                {(['home', 'away'] as const).map((side) => (
                  <NextTeam key={side}>
                    <Crest team={teamView(match[side])} size={20} />
                    <Text cut={1} title={match[side].name}>
                      {match[side].short_name}
                    </Text>
                  </NextTeam>
                ))}
              </NextLine>
            </Text>
          </Pressable>
        </li>
      ))}
    </RowList>
  );
}

/** Analysis of both sides: table positions, meetings, form, common opponents, next matches. */
export function DetailAnalysis() {
  const { t } = useLingui();
  const { match } = useSnapshot(detail);
  const { state, data, matchId } = useSnapshot(analysis);
  if (!match) return null;
  if (state === 'failed') return <ErrorState title={t`分析没能送到`} onRetry={() => loadAnalysis(match.id)} />;
  if (!data || matchId !== match.id)
    return (
      <>
        <Skeleton shape="block" height={220} />
        <Skeleton shape="block" height={320} />
      </>
    );
  const { form, meetings, common, next } = data as Analysis;
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  return (
    <>
      <PlacesCard />
      <Card stacked title={t`交锋`}>
        <HeadToHead {...teams} matches={pastViews(meetings)} scoring={scorings[match.sport]} />
      </Card>
      <Pair>
        {sides.map((side) => {
          const team = teams[side];
          const matches: readonly Match[] = form[side];
          const name = team.shortName;
          return (
            <Card
              stacked
              key={side}
              title={t`${name} 近况`}
              aside={<FormStrip results={formView(matches, team.id)} label={t`${name} 近 5 场`} />}
            >
              {matches.length === 0 ? (
                <EmptyState drawing={null} title={t`还没有近期的赛果`} />
              ) : (
                <ResultList matches={pastViews(matches)} teamId={team.id} label={t`${name} 近况`} />
              )}
            </Card>
          );
        })}
      </Pair>
      <Card stacked title={t`共同对手`}>
        <CommonOpponents
          {...teams}
          opponents={common.map(({ opponent, home, away }) => ({
            team: teamView(opponent),
            matches: { home: pastViews(home), away: pastViews(away) },
          }))}
        />
      </Card>
      <Pair>
        {sides.map((side) => {
          const name = teams[side].shortName;
          return (
            <Card stacked key={side} title={t`${name} 接下来`}>
              <UpNext matches={next[side]} label={t`${name} 接下来`} />
            </Card>
          );
        })}
      </Pair>
    </>
  );
}
