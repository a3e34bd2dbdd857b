import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Wall } from '../../../../platform/page/Wall.layout.ts';
import { AnchorHead } from './AnchorHead.wired.tsx';
import { AnchorWall } from './AnchorWall.wired.tsx';
import { readWall } from './anchor.questions.ts';
import { followWall, openWall } from './anchor.store.ts';

/** /anchor: rooms that are live, all of them or one category. */
export function AnchorScreen() {
  const [parameters] = useSearchParams();
  const { category, sort } = readWall(parameters);
  useEffect(() => openWall(category, sort), [category, sort]);
  useEffect(followWall, []);
  return (
    <Wall data-ready>
      <AnchorHead category={category} sort={sort} />
      <AnchorWall />
    </Wall>
  );
}
