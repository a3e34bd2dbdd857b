import { useLingui } from '@lingui/react/macro';
import type { Match, MatchStatus } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { Countdown } from '@pitchside/ui/Countdown';
import { sides } from '@pitchside/ui/Crest';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { HeadToHead, ResultList } from '@pitchside/ui/HeadToHead';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { pastViews } from './detail/detail.presenter.ts';
import { Pair, Waiting } from './Detail.layout.ts';
import { formView, scorings } from './detail/form.presenter.ts';
import { detailHref } from './matchLinks.ts';
import { teamView } from './match.presenter.ts';
import { analysis, loadAnalysis, type Analysis } from './analysis.store.ts';
import { PlacesCard } from './detail/PlacesCard.tsx';

/** Results shown for each side before a match. */
const most = 5;

/** Cards of a match that was not played: the countdown or the reason, and the comparison of both sides. */
export function BeforeCards() {
  const { t } = useLingui();
  const format = useFormat();
  const { match } = useSnapshot(detail);
  const { data, matchId, state } = useSnapshot(analysis);
  if (!match) return null;
  const known = matchId === match.id ? (data as Analysis | null) : null;
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  const off: Partial<Record<MatchStatus, { title: string; words?: string }>> = {
    tbd: { title: t`开赛时间待定`, words: t`时间定下后会写在这里。` },
    postponed: { title: t`这场比赛推迟了`, words: t`新的开赛时间定下后会写在这里。` },
    cancelled: { title: t`这场比赛取消了` },
    abandoned: { title: t`这场比赛腰斩了` },
  };
  const why = off[match.status];
  const isUnknown =
    known &&
    known.meetings.length + known.form.home.length + known.form.away.length === 0 &&
    !(known.standings.home ?? known.standings.away);
  const more = { href: detailHref(match, 'analysis'), label: t`全部` };
  return (
    <>
      {match.status === 'scheduled' && (
        <Card stacked title={t`距开赛`} hint={`${format.date(match.kickoff_at)} ${format.time(match.kickoff_at)}`}>
          <Waiting>
            <Countdown to={match.kickoff_at} label={t`距开赛`} size="xl" />
          </Waiting>
        </Card>
      )}
      {why && (
        <Card stacked>
          <EmptyState drawing={null} title={why.title}>
            {why.words}
          </EmptyState>
        </Card>
      )}
      {!known &&
        (state === 'failed' && matchId === match.id ? (
          <ErrorState title={t`两队的资料没能送到`} onRetry={() => loadAnalysis(match.id)} />
        ) : (
          <Skeleton shape="block" height={320} />
        ))}
      {isUnknown && (
        <Card stacked>
          <EmptyState drawing={null} title={t`还没有两队的战绩`}>{t`两队有了赛果，近况和交锋都在这里。`}</EmptyState>
        </Card>
      )}
      <PlacesCard />
      {known && known.meetings.length > 0 && (
        <Card stacked title={t`交锋`} more={more}>
          <HeadToHead {...teams} matches={pastViews(known.meetings.slice(0, most))} scoring={scorings[match.sport]} />
        </Card>
      )}
      {known && known.form.home.length + known.form.away.length > 0 && (
        <Pair>
          {sides.map((side) => {
            const matches: readonly Match[] = known.form[side];
            const name = teams[side].shortName;
            return (
              <Card
                stacked
                key={side}
                title={t`${name} 近况`}
                aside={<FormStrip results={formView(matches, teams[side].id)} label={t`${name} 近 5 场`} />}
              >
                <ResultList matches={pastViews(matches.slice(0, most))} teamId={teams[side].id} label={t`${name} 近况`} />
              </Card>
            );
          })}
        </Pair>
      )}
    </>
  );
}
