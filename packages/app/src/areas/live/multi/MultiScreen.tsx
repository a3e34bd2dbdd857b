import { useLingui } from '@lingui/react/macro';
import { DanmakuSwitch } from '@pitchside/ui/DanmakuComposer';
import { Ground } from '@pitchside/ui/Ground';
import { multiLayoutFor, MultiStrip, MultiView } from '@pitchside/ui/MultiView';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { danmaku, setDanmaku } from '../../../platform/preferences/danmaku.store.ts';
import { pageTitle } from '../../../platform/title/title.store.ts';
import { FlyingComments } from '../stage/FlyingComments.tsx';
import { followFullscreen, stage } from '../../../platform/player/stage.store.ts';
import { setVolume, volume } from '../../../platform/player/volume.store.ts';
import { cells, playerOf, programmeTimeOf } from './cells.store.ts';
import { MultiBar } from './MultiBar.tsx';
import { Page, Sight, SightPlace, Under } from './multi.layout.ts';
import { MultiTalk } from './MultiTalk.tsx';
import { PickCard, PickDialog } from './PickCard.tsx';
import { SyncCard } from './SyncCard.tsx';
import { useCellRooms } from './useCellRooms.tsx';
import { useMulti } from './useMulti.tsx';
import { useSoundRoom } from './useSoundRoom.ts';
import { useStripRooms } from './useStripRooms.ts';

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
      <SightPlace $full={fullscreen}>
        <Ground tone={fullscreen ? 'screen' : 'page'}>
          <Sight $full={fullscreen}>
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
          </Sight>
        </Ground>
      </SightPlace>
      {heard?.nickname && <MultiTalk number={ids.indexOf(heard.id) + 1} nickname={heard.nickname} rooms={ids.length} />}
      <Under>
        <PickCard shown={ids} onPick={put} />
        <SyncCard rooms={rooms} />
      </Under>
      {choosing !== null && <PickDialog number={choosing} shown={ids} onPick={put} onClose={() => setChoosing(null)} />}
    </Page>
  );
}
