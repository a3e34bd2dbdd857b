import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { Countdown } from '@pitchside/ui/Countdown';
import { sides } from '@pitchside/ui/Crest';
import { FormStrip } from '@pitchside/ui/FormStrip';
import { HeadToHead, ResultList } from '@pitchside/ui/HeadToHead';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useFormat } from '@pitchside/ui/format';
import { useSnapshot } from 'valtio';
import { detail } from './detail.store.ts';
import { pastViews } from './detail.view.ts';
import { DetailCard, Pair, Waiting } from './DetailCard.layout.ts';
import { formView, scorings } from './form.view.ts';
import { detailHref } from '../matches/match.links.ts';
import { teamView } from '../matches/match.view.ts';
import { analysis, type Analysis } from './analysis.store.ts';
import { PlacesCard } from './PlacesCard.wired.tsx';

/** Results of each side that the page tells before a match. */
const most = 5;

/** A match that has not begun: how long it is until then, and what is known of both sides. */
export function BeforeCards() {
  const { t } = useLingui();
  const format = useFormat();
  const { match } = useSnapshot(detail);
  const { data, matchId, state } = useSnapshot(analysis);
  if (!match) return null;
  const known = matchId === match.id ? (data as Analysis | null) : null;
  const teams = { home: teamView(match.home), away: teamView(match.away) };
  const more = { href: detailHref(match, 'analysis'), label: t`全部` };
  return (
    <>
      {match.status === 'scheduled' && (
        <DetailCard aria-labelledby="waiting">
          <SectionTitle id="waiting" hint={`${format.date(match.kickoff_at)} ${format.time(match.kickoff_at)}`}>
            {t`距开赛`}
          </SectionTitle>
          <Waiting>
            <Countdown to={match.kickoff_at} label={t`距开赛`} size="xl" />
          </Waiting>
        </DetailCard>
      )}
      {!known && state === 'loading' && <Skeleton shape="block" height={320} />}
      <PlacesCard />
      {known && known.meetings.length > 0 && (
        <DetailCard aria-labelledby="before-meetings">
          <SectionTitle id="before-meetings" more={more}>
            {t`交锋`}
          </SectionTitle>
          <HeadToHead {...teams} matches={pastViews(known.meetings.slice(0, most))} scoring={scorings[match.sport]} />
        </DetailCard>
      )}
      {known && known.form.home.length + known.form.away.length > 0 && (
        <Pair>
          {sides.map((side) => {
            const matches: readonly Match[] = known.form[side];
            const name = teams[side].shortName;
            return (
              <DetailCard key={side} aria-labelledby={`before-${side}`}>
                <SectionTitle
                  id={`before-${side}`}
                  action={<FormStrip results={formView(matches, teams[side].id)} label={t`${name} 近 5 场`} />}
                >
                  {t`${name} 近况`}
                </SectionTitle>
                <ResultList matches={pastViews(matches.slice(0, most))} teamId={teams[side].id} label={t`${name} 近况`} />
              </DetailCard>
            );
          })}
        </Pair>
      )}
    </>
  );
}
