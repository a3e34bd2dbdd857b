import { useLingui } from '@lingui/react/macro';
import { type Sport, recommendedMatches } from '@pitchside/api/scores/matches';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { MatchStageSkeleton } from '@pitchside/ui/MatchStage';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { detail, openMatch } from '../../detail.store.ts';
import { LaterPanel } from '../../later/WatchLater.tsx';
import { LineupCards } from '../../LineupCards.tsx';
import { PlayerCards } from '../../PlayerCards.tsx';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { loadAnalysis } from '../../analysis.store.ts';
import { DetailAnalysis } from './DetailAnalysis.tsx';
import { DetailAside } from './DetailAside.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailPosts } from './DetailPosts.tsx';
import { DetailRooms } from './DetailRooms.tsx';
import { DetailRuling } from './DetailRuling.tsx';
import { DetailSituation } from './DetailSituation.tsx';
import { DetailText } from './DetailText.tsx';
import { readAddress, tabsOf, type DetailTab } from './detailAddress.ts';
import { Columns, Main, Page, Place, Others } from './ScoreDetail.layout.ts';
import { Card } from '@pitchside/ui/Card';
import { OddsPanel } from '../../OddsPanel.tsx';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { MatchAgenda } from '@pitchside/ui/MatchAgenda';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../platform/api/api.ts';
import { later } from '../../../../platform/guard/later.store.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { detailHref } from '../../matchLinks.ts';
import { useFreshMatches } from '../../useFreshMatches.ts';
import { scoreView } from '../../match.presenter.ts';

/** Other matches offered at most. */
const most = 6;

/** Page of an unknown match, with running ones instead. */
function DetailNobody() {
  const { t } = useLingui();
  const fresh = useFreshMatches();
  // Without the list the way to all scores is left.
  const list = useResource('others', (signal) => api.call(recommendedMatches, { limit: most }, { signal })).value?.list ?? [];
  return (
    <Place data-ready>
      <EmptyState level={1} title={t`没有这场比赛`} action={<ButtonLink href="/football">{t`看全部比分`}</ButtonLink>}>
        {t`链接可能写错了，或者比赛已经移除。`}
      </EmptyState>
      {list.length > 0 && (
        <Others aria-labelledby="others">
          <Text as="h2" size="l" id="others">{t`大家在看`}</Text>
          <MatchAgenda
            label={t`大家在看`}
            matches={list.map((match) => ({
              id: match.id,
              match: scoreView(fresh(match)),
              league: match.competition.short_name,
              href: detailHref(match),
              watchable: false,
            }))}
          />
        </Others>
      )}
    </Place>
  );
}

/** Prices of all companies, as they opened and as they stand, with their changes; `market` in the address opens one of them. */
function DetailIndex() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { market } = readAddress(parameters);
  return (
    <Card stacked title={t`指数`}>
      <OddsPanel key={market} market={market} />
    </Card>
  );
}

/** Line-ups of both sides, then their players' ratings and two of them beside each other. */
function DetailLineups() {
  return (
    <>
      <LineupCards />
      <PlayerCards />
    </>
  );
}

const panels: Record<DetailTab, ComponentType> = {
  situation: DetailSituation,
  lineups: DetailLineups,
  analysis: DetailAnalysis,
  index: DetailIndex,
  text: DetailText,
  rooms: DetailRooms,
};

/** /score-detail: everything of one match, by `id` and `sport`; the tab stands in the address. */
export function ScoreDetailScreen() {
  const [parameters] = useSearchParams();
  const { id, sport, tab } = readAddress(parameters);
  return id === null ? (
    <DetailNobody />
  ) : (
    <MatchOf key={`${sport} ${id}`} id={id} sport={sport} tab={tabsOf(sport).includes(tab) ? tab : 'situation'} />
  );
}

/** The page of one match, in its states. */
function MatchOf({ id, sport, tab }: { id: string; sport: Sport; tab: DetailTab }) {
  const { t } = useLingui();
  const [turn, setTurn] = useState(0);
  const { state, match } = useSnapshot(detail);
  const isOpen = match?.id === id;
  const isLater = useSnapshot(later).has(id);

  // What was held back comes with the page anew.
  useEffect(() => openMatch(sport, id), [sport, id, turn, isLater]);
  useEffect(() => {
    if (isOpen) loadAnalysis(id);
  }, [id, isOpen]);

  const names = match && isOpen ? [match.home.short_name, match.away.short_name] : null;
  const score =
    match && isOpen && match.home_score !== null ? `${match.home_score}-${match.away_score}` : t({ id: 'title.versus', message: '对' });
  const title = names ? names.join(` ${score} `) : null;
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);

  if (state === 'missing') return <DetailNobody />;
  if (state === 'failed')
    return (
      <Place>
        <ErrorState
          level={1}
          title={t`这场比赛没能打开`}
          onRetry={() => setTurn(turn + 1)}
          action={<a href="/football">{t`看全部比分`}</a>}
        />
      </Place>
    );
  if (!isOpen)
    return (
      <Page>
        <MatchStageSkeleton sport={sport} />
        <Columns>
          <Main>
            <Skeleton shape="block" height={260} />
            <Skeleton shape="block" height={420} />
          </Main>
        </Columns>
      </Page>
    );
  const Panel = panels[tab];
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <DetailHead tab={tab} />
      <Columns>
        <Main>
          {isLater && tab !== 'rooms' ? (
            <LaterPanel match={match} />
          ) : (
            <>
              {!isLater && <DetailRuling />}
              <Panel />
              {tab === 'situation' && <DetailPosts matchId={id} />}
            </>
          )}
        </Main>
        {!isLater && <DetailAside tab={tab} />}
      </Columns>
    </Page>
  );
}
