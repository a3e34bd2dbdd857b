import type { Downloads } from '../../../platform/downloads.ts';
import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers, Member, SomeCaller } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Content } from '../../content/content/index.ts';
import type { Fans } from '../fans/index.ts';
import type { Follow } from '../../member/follow/index.ts';
import type { Live, RoomRow } from '../live/index.ts';
import { downloadLife, expiryOf, memberLimits } from './clips.data.ts';
import { clipPath, momentSpan } from './clips.presenter.ts';
import type { ClipsRepository, WholeClip } from './clips.repository.ts';
import { createDescribing } from './clipsFacts.ts';
import { publishClip } from './clipsMaking.ts';

const texts = {
  gone: msg`没有找到`,
  kicked: msg`你已被移出这个直播间`,
  noRoom: msg`还没有直播间`,
  followers: msg`主播只让关注的人剪片段`,
  club: msg`主播只让粉丝团成员剪片段`,
  team: msg`主播没有开放剪片段`,
  nothing: msg`这一刻没有录下来，剪不了`,
  soon: msg`你有片段还在生成，稍等一下再剪`,
  often: msg`这一小时剪得太多了，歇一会儿再来`,
  notYours: msg`只有剪的人、主播和房管可以这样做`,
  noDownload: msg`主播没有开放下载`,
};

/** Milliseconds by which the clocks of a viewer's picture and of this node may differ. */
const clockSlack = 5_000;

interface Parts {
  repository: ClipsRepository;
  live: Pick<Live, 'room' | 'standing' | 'repository'>;
  follow: Pick<Follow, 'isFollowing'>;
  fans: Pick<Fans, 'badgeOf'>;
  words: Content['words'];
  downloads: Downloads;
}

/** Somebody's part in the room of a clip. */
interface Part {
  isMaker: boolean;
  isTeam: boolean;
  isAnchor: boolean;
  isStaff: boolean;
}

export type ClipHandlers = Pick<
  Handlers,
  'makeClip' | 'clipList' | 'getClip' | 'removeClip' | 'renameClip' | 'downloadClip' | 'getClipRules' | 'setClipRules' | 'ownClips'
>;

/** Calls about clips: who may make them, see them, and take them down. */
export function createClips(
  { db, events, clock }: Pick<Platform, 'db' | 'events' | 'clock'>,
  { repository, live, follow, fans, words, downloads }: Parts,
): { handlers: ClipHandlers } {
  const describe = createDescribing(db);

  async function enter(id: string, member: Member | undefined): Promise<RoomRow> {
    const found = await live.room(id);
    if (!found) throw new CallError(texts.gone);
    if (member && (await live.standing(id, member.id))?.isKicked) throw new CallError(texts.kicked);
    return found;
  }

  /** Why a member may not clip in a room; undefined where they may. */
  async function refusal({ room }: RoomRow, { id: memberId }: Member) {
    const { who } = await repository.rulesOf(room.id);
    if (who === 'nobody') return texts.team;
    if (who === 'everybody' || room.ownerId === memberId) return undefined;
    if ((await live.standing(String(room.id), memberId))?.isModerator) return undefined;
    if (who === 'followers') return (await follow.isFollowing(db, memberId, room.ownerId)) ? undefined : texts.followers;
    if (who === 'club') return (await fans.badgeOf(room.ownerId, memberId)) ? undefined : texts.club;
    return texts.team;
  }

  async function partOf({ clip, room }: WholeClip, member: Member | undefined): Promise<Part> {
    if (!member) return { isMaker: false, isTeam: false, isAnchor: false, isStaff: false };
    const isAnchor = room.ownerId === member.id;
    const isTeam = isAnchor || ((await live.standing(String(room.id), member.id))?.isModerator ?? false);
    return { isMaker: clip.makerId === member.id, isTeam, isAnchor, isStaff: member.role === 'operator' };
  }

  async function find(id: string): Promise<WholeClip> {
    const whole = /^[1-9]\d{0,14}$/.test(id) ? await repository.find(Number(id)) : undefined;
    if (!whole) throw new CallError(texts.gone);
    return whole;
  }

  async function described(id: number) {
    const whole = await repository.find(id);
    const [clip] = whole ? await describe([whole]) : [];
    if (!clip) throw new CallError(texts.gone);
    return clip;
  }

  /** A clip of a room that the caller was not removed from, with their part in it. */
  async function see(id: string, { member }: SomeCaller): Promise<{ whole: WholeClip; part: Part }> {
    const whole = await find(id);
    if (member && (await live.standing(String(whole.room.id), member.id))?.isKicked) throw new CallError(texts.kicked);
    return { whole, part: await partOf(whole, member) };
  }

  async function ownRoom(memberId: number): Promise<RoomRow> {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    return found;
  }

  /** Downloading is up to the anchor; the maker of a clip has no other right to it than any viewer. */
  const mayDownload = async ({ room }: WholeClip, { isTeam, isStaff }: Part): Promise<boolean> =>
    isTeam || isStaff || (await repository.rulesOf(room.id)).can_download;

  return {
    handlers: {
      async makeClip({ id, at, replay }, { member }) {
        const row = await enter(id, member);
        const refused = await refusal(row, member);
        if (refused) throw new CallError(refused);
        const { room } = row;
        const now = clock.now();
        const isDrawn = room.source === 'demo';
        const broadcast = await repository.broadcastAt(room.id, at);
        // A replay is watched by its number, and what its anchor hides is not to be had by guessing instants.
        const isAsked = broadcast && (replay === undefined ? broadcast.endedAt === null : String(broadcast.id) === replay);
        if (at > now + clockSlack || !broadcast || !isAsked || (broadcast.endedAt !== null && !broadcast.isListed))
          throw new CallError(texts.nothing);
        const span = momentSpan(Math.min(at, now));
        const fromAt = Math.max(span.fromAt, broadcast.startedAt ?? span.fromAt);
        const matchId = broadcast.endedAt === null ? room.matchId : broadcast.matchId;
        const clipId = await events.transaction(async (tx) => {
          // Two presses at once are one after the other: the second finds the clip of the first.
          await takeTurn(tx, 'clips', member.id);
          const known = await repository.near(tx, member.id, room.id, span.toAt, memberLimits.same);
          if (known !== undefined) return known;
          const made = await repository.countOf(tx, member.id, now - memberLimits.hour);
          if (made.making >= memberLimits.making) throw new CallError(texts.soon);
          if (made.all >= memberLimits.most) throw new CallError(texts.often);
          return repository.add(tx, {
            roomId: room.id,
            broadcastId: broadcast.id,
            kind: 'moment',
            matchId,
            makerId: member.id,
            fromAt,
            toAt: span.toAt,
            at: span.toAt,
            createdAt: now,
            // What is drawn by the clock is there at once.
            dueAt: isDrawn ? now : span.toAt,
            expiresAt: expiryOf(room.source, now),
          });
        });
        if (clipId === undefined) throw new CallError(texts.gone);
        return { clip: await described(clipId) };
      },
      async clipList({ page, limit, ...filter }, { member }) {
        const row = filter.room_id === undefined ? undefined : await enter(filter.room_id, member);
        const { rows, total } = await repository.shown(filter, page, limit);
        const rules = row && (await repository.rulesOf(row.room.id));
        const mayClip =
          row === undefined ? null : member ? (await refusal(row, member)) === undefined : rules?.who !== 'nobody' && rules?.who !== 'team';
        return { list: await describe(rows), total, page, limit, may_clip: mayClip };
      },
      async getClip({ id }, caller) {
        const { whole, part } = await see(id, caller);
        const { isMaker, isTeam, isAnchor, isStaff } = part;
        const isThere = whole.clip.state === 'ready';
        const [clip] = await describe([whole]);
        if (!clip) throw new CallError(texts.gone);
        return {
          clip,
          may: {
            remove: whole.clip.state !== 'removed' && (isMaker || isTeam || isStaff),
            rename: isThere && (isMaker || isAnchor),
            download: isThere && (await mayDownload(whole, part)),
          },
        };
      },
      async removeClip({ id }, caller) {
        const { whole, part } = await see(id, caller);
        if (!part.isMaker && !part.isTeam && !part.isStaff) throw new CallError(texts.notYours);
        await events.transaction(async (tx, emit) => {
          const row = await repository.remove(tx, whole.clip.id, caller.member.id);
          if (row) publishClip(emit, row);
        });
        return { id };
      },
      async renameClip({ id, title }, caller) {
        const { whole, part } = await see(id, caller);
        if (whole.clip.state === 'removed') throw new CallError(texts.gone);
        if (!part.isMaker && !part.isAnchor) throw new CallError(texts.notYours);
        const [checked] = title === '' ? [{ text: '' }] : await words.read([title]);
        await repository.rename(whole.clip.id, checked?.text ?? '');
        return { clip: await described(whole.clip.id) };
      },
      async downloadClip({ id }, caller) {
        const { whole, part } = await see(id, caller);
        const { clip } = whole;
        if (clip.state !== 'ready' || clip.name === null) throw new CallError(texts.gone);
        if (!(await mayDownload(whole, part))) throw new CallError(texts.noDownload);
        const expiresAt = clock.now() + downloadLife;
        return { url: `${clipPath(clip.id, clip.name)}?download=${downloads.sign(clip.name, expiresAt)}`, expires_at: expiresAt };
      },
      async getClipRules(_, { member }) {
        return { rules: await repository.rulesOf((await ownRoom(member.id)).room.id) };
      },
      async setClipRules(rules, { member }) {
        const { room } = await ownRoom(member.id);
        await repository.setRules(room.id, rules);
        return { rules };
      },
      async ownClips({ page, limit }, { member }) {
        const { room } = await ownRoom(member.id);
        const { rows, total } = await repository.ofRoom(room.id, page, limit);
        return { list: await describe(rows), total, page, limit };
      },
    },
  };
}
