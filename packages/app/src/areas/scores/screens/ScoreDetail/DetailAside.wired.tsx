import { useLingui } from '@lingui/react/macro';
import { matchPhase } from '@pitchside/api/matches';
import { Cover } from '@pitchside/ui/Cover';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Flame } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { detail } from '../../detail/detail.store.ts';
import { DetailCard, Scrolled } from '../../detail/DetailCard.layout.ts';
import { Sentences } from '../../detail/Sentences.wired.tsx';
import { useRooms } from '../../rooms/useRooms.ts';
import { detailHref, roomHref } from '../../matches/match.links.ts';
import { coverView } from '../../rooms/room.view.ts';
import { Unseen } from '../../../../platform/unseen/unseen.layout.ts';
import type { DetailTab } from './detail.address.ts';
import { Aside, RoomLine, RoomList, RoomWords } from './ScoreDetail.layout.ts';

/** Rooms that the column offers. */
const most = 3;

/** Beside every tab: where to watch, and the match in words; what the tab itself shows is left out. */
export function DetailAside({ tab }: { tab: DetailTab }) {
  const { t } = useLingui();
  const format = useFormat();
  const { match } = useSnapshot(detail);
  const { list } = useRooms(match?.id, match?.room_count);
  if (!match) return null;
  const showsRooms = tab !== 'rooms' && list.length > 0;
  // Before the match nothing has been said.
  const showsText = tab !== 'text' && match.sport === 'football' && matchPhase(match.status) !== 'before';
  if (!showsRooms && !showsText) return null;
  return (
    <Aside>
      {showsRooms && (
        <DetailCard aria-labelledby="watch">
          <SectionTitle id="watch" more={{ href: detailHref(match, 'rooms'), label: t`全部` }}>
            {t`正在直播`}
          </SectionTitle>
          <RoomList>
            {list.slice(0, most).map((room) => (
              <li key={room.id}>
                <RoomLine href={roomHref(room.id)}>
                  <span>
                    <Cover {...coverView(room)} loading="lazy" />
                  </span>
                  <RoomWords>
                    <span title={room.title}>{room.title}</span>
                    <span>
                      <span>{room.anchor.user_nickname}</span>
                      <span title={t`热度`}>
                        <Flame size={13} aria-hidden />
                        {format.compact(room.heat)}
                        <Unseen>{t`热度`}</Unseen>
                      </span>
                    </span>
                  </RoomWords>
                </RoomLine>
              </li>
            ))}
          </RoomList>
        </DetailCard>
      )}
      {showsText && (
        <DetailCard aria-labelledby="words">
          <SectionTitle id="words" more={{ href: detailHref(match, 'text'), label: t`全部` }}>
            {t`文字直播`}
          </SectionTitle>
          <Scrolled tabIndex={0} role="group" aria-labelledby="words">
            <Sentences />
          </Scrolled>
        </DetailCard>
      )}
    </Aside>
  );
}
