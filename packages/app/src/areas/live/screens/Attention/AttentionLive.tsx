import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { LiveCard } from '@pitchside/ui/LiveCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSnapshot } from 'valtio';
import { cardView } from '../../../scores/room.presenter.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { useRoomWords } from '../../../scores/useRoomWords.ts';
import { Block, CardPlace, Cards } from './Attention.layout.ts';
import { attention, isLive } from '../../follows/attention.store.ts';
import { useCardPicture } from '../../preview/useCardPicture.tsx';
import { FollowEnd } from '../../follows/FollowEnd.tsx';

/** Cards that are seen without scrolling. */
const firstRow = 4;

/** Followed members who are live, with their broadcasts; nothing without any. */
export function AttentionLive() {
  const { t } = useLingui();
  const { list, live } = useSnapshot(attention);
  const fresh = useFreshRooms();
  const words = useRoomWords();
  const pictureOf = useCardPicture();
  const entries = list.filter(isLive);
  if (entries.length === 0) return null;
  return (
    <Block aria-labelledby="attention-live">
      <SectionTitle headingId="attention-live" hint={t`${live} 位`}>
        {t`正在直播`}
      </SectionTitle>
      <Cards>
        {entries.map((entry, index) => (
          <CardPlace key={entry.id}>
            <LiveCard room={cardView(fresh(entry.room as Room), words)} eager={index < firstRow} {...pictureOf((entry.room as Room).id)} />
            <FollowEnd entry={entry} />
          </CardPlace>
        ))}
      </Cards>
    </Block>
  );
}
