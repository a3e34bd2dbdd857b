import { useLingui } from '@lingui/react/macro';
import { getLiveList } from '@pitchside/api/live/live';
import { Avatar } from '@pitchside/ui/Avatar';
import { Divider } from '@pitchside/ui/Divider';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useFormat } from '@pitchside/ui/format';
import { Pressable } from '@pitchside/ui/Pressable';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { Flame } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { roomMatch } from '../../stage/match.store.ts';
import { Heat, Same, SameRoom } from './Live.layout.ts';
import { roomState } from '../../stage/room.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';

/** Rooms that the column offers. */
const most = 4;

/** Other rooms that show the same match; nothing when this is the only one. */
export function LiveSame() {
  const { t } = useLingui();
  const format = useFormat();
  const { room } = useSnapshot(roomState);
  const { isLoaded, isLost } = useSnapshot(roomMatch);
  const id = room?.id;
  const matchId = room?.match?.id;
  const {
    value: list = [],
    state,
    again,
  } = useResource(id && matchId ? `${id} ${matchId}` : null, async (signal) =>
    (await api.call(getLiveList, { ...(matchId && { match_id: matchId }), limit: most + 1 }, { signal, quiet: true })).list
      .filter((other) => other.id !== id)
      .slice(0, most),
  );
  if (state === 'failed' && list.length === 0) return <ErrorState layout="row" title={t`其他解说没能送到`} onRetry={again} />;
  // It stands under what has happened, and would move when that comes.
  if (list.length === 0 || !(isLoaded || isLost)) return null;
  return (
    <>
      <Divider />
      <Same aria-labelledby="same">
        <Text as="h2" id="same">{t`这场比赛的其他解说`}</Text>
        <ul>
          {list.map(({ id: other, anchor, title, heat }) => (
            <li key={other}>
              <Pressable href={roomHref(other)}>
                <SameRoom>
                  <Avatar seed={anchor.avatar} size={32} />
                  <TwoLines cut note={title}>
                    {anchor.user_nickname}
                  </TwoLines>
                  <Text figure tone="quiet" title={t`热度`}>
                    <Heat>
                      <Flame size={13} aria-hidden />
                      {format.compact(heat)}
                      <VisuallyHidden>{t`热度`}</VisuallyHidden>
                    </Heat>
                  </Text>
                </SameRoom>
              </Pressable>
            </li>
          ))}
        </ul>
      </Same>
    </>
  );
}
