import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readCategory } from '../../lobby/categories.data.ts';
import { Wall } from '../../../../platform/page/Wall.layout.ts';
import { AnchorHead } from './AnchorHead.wired.tsx';
import { AnchorWall } from './AnchorWall.wired.tsx';
import { followWall, openWall, sorts } from './anchor.store.ts';

/** /anchor: rooms that are live, all of them or one category. */
export function AnchorScreen() {
  const [parameters] = useSearchParams();
  const category = readCategory(parameters);
  const sort = sorts.find((known) => known === parameters.get('sort')) ?? 'hot';
  useEffect(() => openWall(category, sort), [category, sort]);
  useEffect(followWall, []);
  return (
    <Wall data-ready>
      <AnchorHead category={category} sort={sort} />
      <AnchorWall />
    </Wall>
  );
}
