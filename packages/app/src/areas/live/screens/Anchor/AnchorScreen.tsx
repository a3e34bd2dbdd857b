import { readWall } from '@pitchside/api/screens/Anchor';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Wall, Door } from '../../../../platform/page/Wall.layout.ts';
import { RoomRemovalPlace } from '../../removal/RoomRemovalPlace.tsx';
import { removedFrom } from '../../removal/removed.ts';
import { AnchorHead } from './AnchorHead.tsx';
import { AnchorWall } from './AnchorWall.tsx';
import { followWall, openWall, wall } from './anchor.store.ts';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';

/** An address of /anchor that names no rooms: says so, and leads to all of them. */
function AnchorUnknown() {
  const { t } = useLingui();
  return (
    <Door data-ready>
      <EmptyState level={1} title={t`没有这个直播分类`} action={<ButtonLink href="/anchor?type=0" size="l">{t`看全部直播`}</ButtonLink>}>
        {t`地址里的分类不存在，或者已经取消。`}
      </EmptyState>
    </Door>
  );
}

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
