import { useLingui } from '@lingui/react/macro';
import { getLiveGroupList, joinGroup } from '@pitchside/api/live/fans';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { FanClub } from '@pitchside/ui/FanClub';
import { RankList } from '@pitchside/ui/RankList';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { session, sessionToken } from '../../../platform/session/session.store.ts';
import { roomState } from '../stage/room.store.ts';
import { standing } from '../stage/standing.store.ts';
import { Farewells } from '../farewells/farewells.lazy.ts';
import { clubMemberView, standingView, wayView } from './club.presenter.ts';
import { msg } from '@lingui/core/macro';
import { i18n } from '@pitchside/locales';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { setFollowing, type Followable } from '../../../platform/follow/followActs.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

const texts = { joined: msg`已加入粉丝团`, asked: msg`已申请，等主播通过`, left: msg`已退出粉丝团`, takenBack: msg`申请已撤回` };

const send = (roomId: string, join: boolean) => api.call(joinGroup, { id: roomId, join }, { idempotencyKey: crypto.randomUUID() });

/**
 * Joins the fan club of a room, or requests to, and follows its anchor first if needed. A visitor signs in first, and the action then goes
 * on.
 * @throws ApiError on failure; the person has been notified
 */
async function joinClub(roomId: string, anchor: Followable): Promise<void> {
  const work = async () => {
    if (!standing.isFollowing) await setFollowing(anchor, true);
    const { is_asked: isAsked } = await send(roomId, true);
    say('success', i18n._(isAsked ? texts.asked : texts.joined));
  };
  if (!sessionToken()) return openLoginFor({ after: work });
  await work();
}

/**
 * Leaves the fan club of a room; the closeness is lost.
 * @throws ApiError on failure; the person has been notified
 */
async function leaveClub(roomId: string): Promise<void> {
  await send(roomId, false);
  say('success', i18n._(texts.left));
}

/**
 * Withdraws the request to join.
 * @throws ApiError on failure; the person has been notified
 */
async function takeBack(roomId: string): Promise<void> {
  await send(roomId, false);
  say('success', i18n._(texts.takenBack));
}

/** Refresh interval of the closeness, ms; watch time counts by the minute. */
const every = 60_000;
/** Members that the tab shows. */
const most = 50;

/** Fan club of the room's anchor: the reader's standing, members by closeness, and buttons to join and leave. */
export default function RoomClubWired() {
  const { t } = useLingui();
  const { id, room } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const { isOwner } = useSnapshot(standing);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { value, state, again } = useResource(
    id === null ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(getLiveGroupList, { id: id ?? '', limit: most }, { signal, quiet: true }),
    { every },
  );
  const anchor = room?.anchor;
  const name = anchor?.user_nickname ?? '';
  const roomId = value?.club?.room_id ?? '';
  const farewell = id !== null && user && (
    <Later>
      <Farewells roomId={id} />
    </Later>
  );
  if (value && !value.club)
    return (
      <>
        {farewell}
        <EmptyState
          title={t`主播还没有粉丝团`}
          action={isOwner && <ButtonLink tone="soft" href="/member?type=9&tab=fans">{t`去建粉丝团`}</ButtonLink>}
        >
          {t`建好以后，在这里加入，聊天时戴上徽章。`}
        </EmptyState>
      </>
    );
  const work = (act: Promise<void>) => {
    setBusy(true);
    // The call has notified the person.
    void act
      .catch(() => undefined)
      .finally(() => {
        setBusy(false);
        again();
      });
  };
  const leave = async () => {
    await leaveClub(roomId);
    setLeaving(false);
    again();
  };
  return (
    <>
      {farewell}
      {value?.club && anchor && (
        <FanClub
          badge={value.club.badge}
          anchor={name}
          members={value.club.members}
          busy={busy}
          {...(value.mine && { standing: standingView(value.mine) })}
          {...wayView(value.club, value.is_asked, user?.level)}
          {...(!isOwner && {
            onJoin: () => work(joinClub(roomId, { id: anchor.id, name })),
            onLeave: () => (value.is_asked ? work(takeBack(roomId)) : setLeaving(true)),
          })}
        />
      )}
      <RankList
        label={t`粉丝团成员`}
        failedTitle={t`成员名单没能送到`}
        unit="closeness"
        emptyNote={t`第一个加入的就是团里的元老`}
        members={value?.club ? value.list.map((each) => clubMemberView(each, value.club?.badge ?? '', user?.id)) : []}
        status={statusOf({ value, state })}
        onRetry={again}
      />
      <ConfirmDialog
        open={leaving}
        tone="destructive"
        title={t`退出${name}的粉丝团？`}
        description={t`退出后徽章摘下，亲密度清零，不可撤回。`}
        confirm={t`退出粉丝团`}
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      />
    </>
  );
}
