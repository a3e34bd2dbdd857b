import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Wall } from '../../../../platform/page/Wall.layout.ts';
import { RoomRemovalPlace } from '../../removal/RoomRemovalPlace.tsx';
import { removedFrom } from '../../removal/removed.ts';
import { AnchorHead } from './AnchorHead.tsx';
import { AnchorUnknown } from './AnchorUnknown.tsx';
import { AnchorWall } from './AnchorWall.tsx';
import { readWall } from './anchorQuestions.ts';
import { followWall, openWall, wall } from './anchor.store.ts';

/** /anchor: rooms that are live, all of them, of one category or of one competition. */
export function AnchorScreen() {
  const [parameters] = useSearchParams();
  const removed = removedFrom(useLocation().state);
  const { lobby, view } = readWall(parameters);
  const { category, competition, language, sort } = view;
  const { state } = useSnapshot(wall);
  const isKnown = lobby.kind !== 'unknown';
  useEffect(
    () => (isKnown ? openWall({ category, competition, language, sort }) : undefined),
    [isKnown, category, competition, language, sort],
  );
  useEffect(followWall, []);
  if (!isKnown || (competition !== undefined && state === 'unknown')) return <AnchorUnknown />;
  return (
    <Wall data-ready>
      {removed !== undefined && <RoomRemovalPlace key={removed} roomId={removed} />}
      <AnchorHead lobby={lobby} view={view} />
      <AnchorWall />
    </Wall>
  );
}
