import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { Button } from '@pitchside/ui/Button';
import { Cover } from '@pitchside/ui/Cover';
import type { MultiViewRoom, MultiViewTrouble } from '@pitchside/ui/MultiView';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { coverView } from '../../scores/cover.presenter.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { idleState } from '../../../platform/player/liveState.ts';
import { playerState } from '../stage/player.presenter.ts';
import { useSound } from '../../../platform/player/volume.store.ts';
import { cells, reopenCell, type CellState, videoOf } from './cells.store.ts';
import { useEffect, useRef } from 'react';

/** Place of one room's picture among several; `label` is its accessible name. */
function CellSlot({ id, label }: { id: string; label: string }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const video = videoOf(id);
    if (video && slot.current) slot.current.append(video);
  }, [id]);
  useEffect(() => videoOf(id)?.setAttribute('aria-label', label), [id, label]);
  return <div ref={slot} />;
}

const plain = { theatre: false, webFull: false, fullscreen: false } as const;

/** Rooms of the screen for their components, each with its error and actions. */
export function useCellRooms(ids: readonly string[], onSwap: (id: string) => void): MultiViewRoom[] {
  const { t } = useLingui();
  const { byId } = useSnapshot(cells);
  const sound = useSound();
  const fresh = useFreshMatches();
  const qualities = { original: t`原画`, high: t`高清`, standard: t`标清`, smooth: t`流畅`, audio: t`只听声音` };

  function troubleOf(
    id: string,
    cell: Pick<CellState, 'stand' | 'reason'>,
    status: Room['status'] | undefined,
  ): MultiViewTrouble | undefined {
    const swap = (
      <Button size="s" tone="outline" onClick={() => onSwap(id)}>
        {t`换一个`}
      </Button>
    );
    const again = (
      <Button size="s" onClick={() => reopenCell(id)}>
        {t`重试`}
      </Button>
    );
    if (cell.stand === 'removed') return { title: t`你被移出了这个直播间`, ...(cell.reason && { hint: cell.reason }), actions: swap };
    if (cell.stand === 'refused') return { title: cell.reason || t`这个直播间没能打开`, actions: swap };
    if (cell.stand === 'failed')
      return {
        title: t`这个直播间没能打开`,
        actions: (
          <>
            {again}
            {swap}
          </>
        ),
      };
    if (cell.stand === 'signIn')
      return {
        title: t`请登录后操作`,
        actions: (
          <Button size="s" onClick={openLogin}>
            {t`登录`}
          </Button>
        ),
      };
    if (status === 'ended') return { title: t`直播已结束`, actions: swap };
    return status === 'not_started' ? { title: t`还没开播`, actions: swap } : undefined;
  }

  return ids.map((id) => {
    const cell = byId[id];
    const room = cell?.room as Room | null | undefined;
    const match = room?.match && fresh(room.match);
    const trouble = cell && troubleOf(id, cell, room?.status);
    const quality = cell?.live?.qualities[0]?.id;
    const nickname = room?.anchor.user_nickname ?? '';
    const title = room?.title ?? t`直播间 ${id}`;
    const state = playerState({
      room: room ?? null,
      live: null,
      picture: cell?.picture ?? idleState,
      sound,
      layout: plain,
    });
    return {
      id,
      nickname,
      title,
      href: roomHref(id),
      state: trouble ? { ...state, status: 'idle' } : state,
      video: cell && <CellSlot id={id} label={title} />,
      ...(room && { poster: <Cover {...coverView(room)} loading="eager" />, heat: room.heat }),
      ...(match && { match: scoreView(match) }),
      ...(quality && { quality: qualities[quality] }),
      ...(trouble && { trouble }),
    };
  });
}
