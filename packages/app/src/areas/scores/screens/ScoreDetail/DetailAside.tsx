import { useLingui } from '@lingui/react/macro';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { Cover } from '@pitchside/ui/Cover';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Flame } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { analysis } from '../../analysis.store.ts';
import { detail } from '../../detail.store.ts';
import { Scrolled } from '../../Detail.layout.ts';
import { Sentences } from '../../Sentences.tsx';
import { TableCard } from '../../TableCard.tsx';
import { isUnplayed } from '../../unplayed.ts';
import { VoteCard } from '../../votes/VoteCard.tsx';
import { useRooms } from '../../useRooms.ts';
import { detailHref, hasPages, roomHref } from '../../matchLinks.ts';
import { coverView } from '../../cover.presenter.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { slots } from '../../../../platform/slots/slots.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import type { DetailTab } from './detailAddress.ts';
import { Aside, RoomFacts, RoomLine, RoomList, RoomLabels } from './ScoreDetail.layout.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Rooms that the column offers. */
const most = 3;

/** Column beside every tab: votes, table positions, rooms, and the commentary; leaves out what the tab itself shows. */
export function DetailAside({ tab }: { tab: DetailTab }) {
  const { t } = useLingui();
  const format = useFormat();
  const { match } = useSnapshot(detail);
  const { list, state: rooms, retry } = useRooms(match?.id, match?.room_count);
  const { data, matchId, state } = useSnapshot(analysis);
  const { MatchGuesses, MatchPlans } = slots;
  if (!match) return null;
  const standings = matchId === match.id ? data?.standings : undefined;
  const isLost = rooms === 'failed' && match.room_count > 0;
  const showsRooms = tab !== 'rooms' && (list.length > 0 || isLost);
  // Before the match nothing has been said.
  const showsText = tab !== 'text' && match.sport === 'football' && !isUnplayed(match);
  // A cup without groups has no table; analysis knows that first.
  const hasTable = standings === undefined || Boolean(standings.home ?? standings.away);
  const showsTable = tab === 'situation' && match.sport === 'football' && hasTable;
  return (
    <Aside>
      <VoteCard />
      {/* What analysis could not tell the table tells by itself. */}
      {showsTable && (standings || state === 'failed' ? <TableCard around /> : <Skeleton shape="block" height={400} />)}
      {showsRooms && (
        <Card stacked title={t`正在直播`} more={{ href: detailHref(match, 'rooms'), label: t`全部` }}>
          {isLost && <ErrorState layout="row" title={t`直播列表没能送到`} onRetry={retry} />}
          <RoomList>
            {list.slice(0, most).map((room) => (
              <li key={room.id}>
                <Pressable href={roomHref(room.id)}>
                  <RoomLine>
                    <Cover {...coverView(room)} loading="lazy" round />
                    <RoomLabels>
                      <Text cut={2} title={room.title}>
                        {room.title}
                      </Text>
                      <Text size="s" tone="quiet">
                        <RoomFacts>
                          <span>{room.anchor.user_nickname}</span>
                          <span title={t`热度`}>
                            <Flame size={13} aria-hidden />
                            {format.compact(room.heat)}
                            <VisuallyHidden>{t`热度`}</VisuallyHidden>
                          </span>
                        </RoomFacts>
                      </Text>
                    </RoomLabels>
                  </RoomLine>
                </Pressable>
              </li>
            ))}
          </RoomList>
        </Card>
      )}
      {showsText && (
        <Card stacked title={t`文字直播`} more={{ href: detailHref(match, 'text'), label: t`全部` }}>
          <CardBleed>
            <Scrolled tabIndex={0} role="group" aria-label={t`文字直播`}>
              <Sentences />
            </Scrolled>
          </CardBleed>
        </Card>
      )}
      {/* At the end: it comes after the others, and pushes nothing down. */}
      {MatchGuesses && match.sport !== 'esports' && (
        <Region>
          <Later>
            <MatchGuesses matchId={match.id} />
          </Later>
        </Region>
      )}
      {MatchPlans && hasPages(match.sport) && (
        <Region>
          <Later>
            <MatchPlans matchId={match.id} />
          </Later>
        </Region>
      )}
    </Aside>
  );
}
