import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../../platform/region/Region.tsx';
import { useIdle } from '../../../../platform/idle/useIdle.ts';
import { usePainted } from '../../../../platform/idle/usePainted.ts';
import { followMatches } from '../../../scores/matches.store.ts';
import { followRoomCounts } from '../../../live/rooms.store.ts';
import { followHighlights, highlights } from './highlights.store.ts';
import { followHot, hot } from './hot.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Body, LiveAndRank } from './Main.layout.ts';
import { MainMatches } from './MainMatches.tsx';
import { MainMore, MainNobody, MainQuiet } from './MainMore.lazy.tsx';
import { MainRank } from './MainRank.tsx';
import { MainStage } from './MainStage.tsx';
import { MainStories } from './MainStories.tsx';
import { MainWall } from './MainWall.tsx';
import { WaitingBody } from './Waiting.tsx';
import { followWall } from './wall.store.ts';

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
              <Suspense fallback={null}>
                <MainQuiet>
                  {({ middle, stories, plans }) => (
                    <>
                      {middle && <MainMore part="middle" />}
                      {stories && <MainStories />}
                      <MainMore part={plans ? 'end' : 'ribbon'} />
                    </>
                  )}
                </MainQuiet>
              </Suspense>
            </Region>
          ) : (
            <>
              {isCalm ? (
                <Suspense fallback={<div aria-busy="true" />}>
                  <MainNobody />
                </Suspense>
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
