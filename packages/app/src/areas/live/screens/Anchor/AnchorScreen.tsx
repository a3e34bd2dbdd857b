import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readLobby } from '../../lobby/categories.data.ts';
import { Wall } from '../../../../platform/page/Wall.layout.ts';
import { AnchorHead } from './AnchorHead.wired.tsx';
import { AnchorUnknown } from './AnchorUnknown.tsx';
import { AnchorWall } from './AnchorWall.wired.tsx';
import { followWall, openWall, sorts, wall } from './anchor.store.ts';

/** /anchor: rooms that are live, all of them, of one category or of one competition. */
export function AnchorScreen() {
  const [parameters] = useSearchParams();
  const lobby = readLobby(parameters);
  const { state } = useSnapshot(wall);
  const sort = sorts.find((known) => known === parameters.get('sort')) ?? 'hot';
  const isKnown = lobby.kind !== 'unknown';
  const category = lobby.kind === 'category' ? lobby.category : undefined;
  const competition = lobby.kind === 'competition' ? lobby.id : undefined;
  useEffect(() => (isKnown ? openWall({ category, competition, sort }) : undefined), [isKnown, category, competition, sort]);
  useEffect(followWall, []);
  if (!isKnown || (competition !== undefined && state === 'unknown')) return <AnchorUnknown />;
  return (
    <Wall data-ready>
      <AnchorHead lobby={lobby} sort={sort} />
      <AnchorWall />
    </Wall>
  );
}
