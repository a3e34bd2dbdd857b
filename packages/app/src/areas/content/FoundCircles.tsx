import type { Circle } from '@pitchside/api/content/community';
import { CircleRow } from '@pitchside/ui/CircleRow';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { circleView } from './circles/circle.presenter.ts';
import { CircleRows } from './circles/circles.layout.ts';
import { circles, loadCircles, setJoined } from './circles/circles.store.ts';

/** Circles that a search found, which the reader may join. */
export function FoundCircles({ list }: { list: readonly Circle[] }) {
  const { list: known } = useSnapshot(circles);
  // Search results are the same for everybody; the reader's memberships come from the list of circles.
  useEffect(loadCircles, []);
  return (
    <CircleRows>
      {list.map((circle) => {
        const now = (known as readonly Circle[]).find(({ id }) => id === circle.id) ?? circle;
        return (
          <li key={circle.id}>
            <CircleRow circle={circleView(now)} joined={now.is_joined} onJoinedChange={(isJoined) => setJoined(circle.id, isJoined)} />
          </li>
        );
      })}
    </CircleRows>
  );
}
