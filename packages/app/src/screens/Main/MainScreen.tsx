import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useIdle } from '../../shared/idle/useIdle.ts';
import { followMatches } from '../../shared/matches/matches.store.ts';
import { followRoomCounts } from '../../shared/rooms/rooms.store.ts';
import { followHighlights } from './highlights.store.ts';
import { followHot, hot } from './hot.store.ts';
import { Body, LiveAndRank, Unseen } from './Main.layout.ts';
import { MainMatches } from './MainMatches.wired.tsx';
import { MainNobody } from './MainNobody.wired.tsx';
import { MainRank } from './MainRank.wired.tsx';
import { MainStage } from './MainStage.wired.tsx';
import { MainWall } from './MainWall.wired.tsx';
import { followWall } from './wall.store.ts';

/** /main: what is on now, who is hot, what comes and what is over. */
export function MainScreen() {
  const { t } = useLingui();
  const { rooms, state } = useSnapshot(hot);
  const idle = useIdle();
  useEffect(followHot, []);
  useEffect(followHighlights, []);
  useEffect(followWall, []);
  useEffect(followRoomCounts, []);
  // The whole table is long: it follows once the first picture stands.
  useEffect(() => (idle ? followMatches() : undefined), [idle]);
  return (
    <div data-ready>
      <Unseen as="h1">{t`首页`}</Unseen>
      <MainStage />
      <Body>
        {state === 'ready' && rooms.length === 0 ? (
          <MainNobody />
        ) : (
          <LiveAndRank>
            <MainWall />
            <MainRank />
          </LiveAndRank>
        )}
        <MainMatches row="upcoming" />
        <MainMatches row="results" />
      </Body>
    </div>
  );
}
