import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../../platform/region/Region.tsx';
import { useIdle } from '../../../../platform/idle/useIdle.ts';
import { usePainted } from '../../../../platform/idle/usePainted.ts';
import { followMatches } from '../../../scores/matches.store.ts';
import { followRoomCounts } from '../../../live/rooms.store.ts';
import { followHighlights, highlights } from './highlights.store.ts';
import { followHot, hot, loadHot } from './hot.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Body, LiveAndRank, Block, ReservedHeight } from './Main.layout.ts';
import { MainMatches } from './MainMatches.tsx';
import { MainMore, MainNobody, MainQuiet } from './MainMore.lazy.tsx';
import { MainStage } from './MainStage.tsx';
import { MainWall } from './MainWall.tsx';
import { WaitingBody, WaitingRank } from './Waiting.tsx';
import { followWall } from './wall.store.ts';
import { AnchorRank } from '@pitchside/ui/AnchorRank';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { roomHref } from '../../../scores/matchLinks.ts';
import { categories } from '../../../live/categories.data.ts';
import { useInView } from '../../../../platform/inView/useInView.ts';
import { FrontStories } from '../../../content/front.lazy.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Headlines and hot posts at the end of the page; they are loaded when they are scrolled to. */
function MainStories() {
  const [place, isNear] = useInView();
  return (
    <ReservedHeight ref={place} $height={880} $narrow={1300}>
      {isNear && (
        <Region>
          <Later>
            <FrontStories />
          </Later>
        </Region>
      )}
    </ReservedHeight>
  );
}

/** Anchors in the rank. */
const most = 9;

/** Ranking of the hottest anchors at this moment, not over a day or a week. */
function MainRank() {
  const { t, i18n } = useLingui();
  const { rooms, state } = useSnapshot(hot);
  if (state === 'ready' && rooms.length === 0) return null;
  const anchors = rooms.slice(0, most).map(({ id, anchor, heat, match, category }) => {
    const kind = categories.find((known) => known.id === category);
    return {
      id: anchor.avatar,
      nickname: anchor.user_nickname,
      heat,
      live: true,
      href: roomHref(id),
      note: match?.competition.short_name ?? (kind ? i18n._(kind.label) : ''),
    };
  });
  return (
    <Block aria-labelledby="hot-anchors" aria-busy={state === 'loading'}>
      <SectionTitle headingId="hot-anchors" hint={t`此刻热度榜`} more={{ href: '/anchor?type=0', label: t`全部主播` }}>
        {t`热门主播`}
      </SectionTitle>
      {state === 'failed' ? (
        <ErrorState layout="row" title={t`榜单没能送到`} onRetry={() => loadHot()} />
      ) : state === 'loading' ? (
        <WaitingRank />
      ) : (
        <AnchorRank label={t`热门主播`} anchors={anchors} />
      )}
    </Block>
  );
}

/** /main: live rooms, hot anchors, upcoming and finished matches. */
export function MainScreen() {
  const { t } = useLingui();
  const { rooms, state } = useSnapshot(hot);
  const idle = useIdle();
  const today = useSnapshot(highlights);
  const isCalm = state === 'ready' && rooms.length === 0;
  // Nobody streams, and nothing is played that anybody could stream.
  const isQuiet = isCalm && today.state === 'ready' && today.ids.length === 0;
  // What the stage is made of, and how high it is, depends on both.
  const isKnown = state !== 'loading' && !(isCalm && today.state === 'loading');
  // The stage is the first picture; the blocks below it, with their many small pictures, follow in the next frame.
  const stands = usePainted('main', isKnown);
  const isLaidOut = isKnown || stands;
  useEffect(followHot, []);
  useEffect(followHighlights, []);
  useEffect(followWall, []);
  useEffect(followRoomCounts, []);
  // The whole table is long: it follows once the first picture stands.
  useEffect(() => (idle ? followMatches() : undefined), [idle]);
  return (
    <div data-ready>
      <VisuallyHidden as="h1">{t`首页`}</VisuallyHidden>
      {!isQuiet && <MainStage known={isLaidOut} stands={stands} />}
      {isLaidOut && (
        <Body>
          {!stands ? (
            !isCalm && <WaitingBody />
          ) : isQuiet ? (
            <Region>
              <Later>
                <MainQuiet>
                  {({ middle, stories, plans }) => (
                    <>
                      {middle && <MainMore part="middle" />}
                      {stories && <MainStories />}
                      <MainMore part={plans ? 'end' : 'ribbon'} />
                    </>
                  )}
                </MainQuiet>
              </Later>
            </Region>
          ) : (
            <>
              {isCalm ? (
                <Later fallback={<div aria-busy="true" />}>
                  <MainNobody />
                </Later>
              ) : (
                <LiveAndRank>
                  <Region>
                    <MainWall />
                  </Region>
                  <Region>
                    <MainRank />
                  </Region>
                </LiveAndRank>
              )}
              <Region>
                <MainMatches row="upcoming" />
              </Region>
              <Region>
                <MainMatches row="results" />
              </Region>
              {idle && (
                <>
                  <MainMore part="middle" />
                  <MainStories />
                  <MainMore part="end" />
                </>
              )}
            </>
          )}
        </Body>
      )}
    </div>
  );
}
