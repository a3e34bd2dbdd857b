import { useLingui } from '@lingui/react/macro';
import { DanmakuSwitch, type DanmakuComposerHandle } from '@pitchside/ui/DanmakuComposer';
import { Ground } from '@pitchside/ui/Ground';
import { multiLayoutFor, MultiStrip, MultiView, MultiKeyList, mostMultiRooms } from '@pitchside/ui/MultiView';
import { useEffect, useState, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { pageTitle } from '../../../platform/title/title.store.ts';
import { FlyingComments } from '../stage/FlyingComments.tsx';
import { followFullscreen, stage } from '../../../platform/player/stage.store.ts';
import { setVolume, volume } from '../../../platform/player/volume.store.ts';
import { cells, playerOf, programmeTimeOf } from './cells.store.ts';
import { MultiBar } from './MultiBar.tsx';
import { Page, PictureArea, PicturePlace, Under, Talk, Whom } from './multi.layout.ts';
import { SyncCard } from './SyncCard.tsx';
import { useCellRooms } from './useCellRooms.tsx';
import { useMulti } from './useMulti.tsx';
import { useSoundRoom } from './useSoundRoom.ts';
import { useStripRooms } from './useStripRooms.ts';
import { Card } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { Volume2 } from 'lucide-react';
import { RoomComposer } from '../stage/RoomComposer.tsx';
import { Dialog } from '@pitchside/ui/Dialog';
import { RoomPicker } from '@pitchside/ui/RoomPicker';
import { useLiveRooms } from './useLiveRooms.ts';

interface PickProps {
  /** Rooms on the screen, in the order of their numbers. */
  shown: readonly string[];
  onPick: (id: string, number: number) => void;
}

/** Rooms to choose from under the pictures, each for any place. */
function PickCard({ shown, onPick }: PickProps) {
  const { t } = useLingui();
  const { rooms, status, again } = useLiveRooms();
  const slots = Array.from({ length: Math.min(mostMultiRooms, shown.length + 1) }, (_, index) => index + 1);
  return (
    <Card stacked title={t`换房间`} hint={t`按数字放进第几路`}>
      <RoomPicker rooms={rooms} shown={shown} slots={slots} onValueChange={onPick} status={status} onRetry={again} />
    </Card>
  );
}

/** Rooms to choose from for one place. */
function PickDialog({ shown, onPick, number, onClose }: PickProps & { number: number; onClose: () => void }) {
  const { t } = useLingui();
  const { rooms, status, again } = useLiveRooms();
  const choose = (id: string, at: number) => {
    onPick(id, at);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`第 ${number} 路看哪个直播间`} size="l">
      <RoomPicker rooms={rooms} shown={shown} slots={[number]} onValueChange={choose} status={status} onRetry={again} rows={7} />
    </Dialog>
  );
}

interface MultiTalkProps {
  /** Number and streamer of the audible room. */
  number: number;
  nickname: string;
  /** Number of rooms. */
  rooms: number;
}

/** Composer under several rooms; it sends to the audible one, and says so. */
function MultiTalk({ number, nickname, rooms }: MultiTalkProps) {
  const { t } = useLingui();
  const field = useRef<DanmakuComposerHandle>(null);
  return (
    <Card as="div" padding="none">
      <Text as="div" size="s">
        <Talk>
          <Whom title={t`只有有声的这一路收到`}>
            <Volume2 size={16} aria-hidden />
            {t`发到第 ${number} 路，${nickname}`}
          </Whom>
          <RoomComposer actionsRef={field} />
          <MultiKeyList rooms={rooms} />
        </Talk>
      </Text>
    </Card>
  );
}

/** /score-live with `multi`: two to four rooms on one screen, one of them audible, all synchronised to the slowest. */
export function MultiScreen() {
  const { t } = useLingui();
  const { address, change, put, close } = useMulti();
  const { rooms: ids, layout, sound, spotlight } = address;
  const { byId } = useSnapshot(cells);
  const { fullscreen } = useSnapshot(stage);
  const { show } = useSnapshot(danmaku);
  const { volume: level, muted } = useSnapshot(volume);
  /** Number of the place that a room is chosen for; null while none is. */
  const [choosing, setChoosing] = useState<number | null>(null);
  const swap = (id: string) => setChoosing(ids.indexOf(id) + 1);
  const rooms = useCellRooms(ids, swap);
  const strip = useStripRooms(rooms);
  const heard = rooms.find(({ id }) => id === sound);
  useSoundRoom(sound, sound !== null && byId[sound]?.stand === 'ready');
  useEffect(followFullscreen, []);
  useEffect(() => {
    pageTitle.own = t`多画面`;
    return () => void (pageTitle.own = null);
  }, [t]);
  const listen = (id: string) => change({ sound: id });
  const enlarge = (id: string) => change({ spotlight: id, layout: multiLayoutFor(ids.length, layout, true) });
  return (
    <Page data-ready={ids.every((id) => byId[id] && byId[id].stand !== 'loading') || undefined}>
      <MultiBar layout={layout} onLayout={(next) => change({ layout: next })} rooms={ids.length} />
      <PicturePlace $full={fullscreen}>
        <Ground tone={fullscreen ? 'screen' : 'page'}>
          <PictureArea $full={fullscreen}>
            <MultiView
              rooms={rooms}
              layout={layout}
              sound={sound}
              spotlight={spotlight}
              muted={muted}
              volume={level}
              danmaku={
                heard &&
                !heard.trouble && (
                  <FlyingComments
                    key={sound}
                    programmeTime={() => programmeTimeOf(sound)}
                    behind={() => 0}
                    paused={heard.state.status === 'paused'}
                    fullscreen={fullscreen}
                  />
                )
              }
              settings={heard && !heard.trouble && <DanmakuSwitch on={show} onChange={(on) => setDanmaku({ show: on })} />}
              onSound={listen}
              onSpotlight={enlarge}
              onSwap={swap}
              onClose={close}
              onAdd={() => setChoosing(ids.length + 1)}
              onPlay={(id) => playerOf(id)?.play()}
              onRefresh={(id) => playerOf(id)?.refresh()}
              onMutedChange={(next) => setVolume({ muted: next })}
              onVolumeChange={(next) => setVolume({ volume: next, muted: next === 0 })}
            />
            {ids.length > 0 && <MultiStrip rooms={strip} sound={sound} onSound={listen} />}
          </PictureArea>
        </Ground>
      </PicturePlace>
      {heard?.nickname && <MultiTalk number={ids.indexOf(heard.id) + 1} nickname={heard.nickname} rooms={ids.length} />}
      <Under>
        <PickCard shown={ids} onPick={put} />
        <SyncCard rooms={rooms} />
      </Under>
      {choosing !== null && <PickDialog number={choosing} shown={ids} onPick={put} onClose={() => setChoosing(null)} />}
    </Page>
  );
}
