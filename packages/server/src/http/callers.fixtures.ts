import { usualPushWishes } from '@pitchside/api/messages/push';
import { usualOverlays } from '@pitchside/api/live/overlays';
import { mostShares } from '@pitchside/api/money/envelopes';
import { servedCalls, type Call, type ServedCallName } from '@pitchside/api/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { sessions } from '../modules/member/account/index.ts';
import { users } from '../modules/member/member/index.ts';
import { webhookDeliveries, webhookEndpoints } from '../modules/member/webhooks/index.ts';
import { clips, roomClipRules } from '../modules/live/clips/index.ts';
import { fanClubs } from '../modules/live/fans/index.ts';
import { guessQuestions } from '../modules/experts/guesses/index.ts';
import { legalEditions } from '../modules/desk/legal/index.ts';
import { polls } from '../modules/live/polls/index.ts';
import { raids } from '../modules/live/raids/index.ts';
import { roomKicks, roomModerators, roomMutes, rooms } from '../modules/live/room/index.ts';
import { heldBarrages } from '../modules/live/barrage/index.ts';
import { mallExchanges } from '../modules/money/mall/index.ts';
import { commissions } from '../modules/money/referrals/index.ts';
import { playerId } from '../modules/scores/sport/index.ts';
import { verifications } from '../modules/member/profile/index.ts';
import { broadcasts } from '../modules/live/studio/index.ts';
import { names, world } from '../modules/scores/matches/matches.fixtures.ts';
import { madeUpIdentity, paymentPassword } from '../modules/money/payouts/payouts.fixtures.ts';
import { openTestSite, type Answer, type TestSite } from '../testing/testSite.ts';

/** The nine callers of the matrix (reliability, section 3). */
export const whoCalls = [
  'nobody',
  'stale',
  'fan',
  'anchorHere',
  'anchorElsewhere',
  'moderatorHere',
  'moderatorElsewhere',
  'mutedHere',
  'kickedHere',
] as const;
export type Who = (typeof whoCalls)[number];
export type MemberWho = Exclude<Who, 'nobody' | 'stale'>;
export const members = whoCalls.filter((who): who is MemberWho => who !== 'nobody' && who !== 'stale');

/** Parameters of one call. */
export type Body = Record<string, unknown>;

export interface CallersWorld {
  site: TestSite;
  ids: Record<MemberWho, number>;
  /** A room of `anchorHere`, live. */
  room: string;
  /** A fresh sign-in. */
  tokenOf(who: MemberWho): Promise<string>;
  call(name: ServedCallName, body: Body, token?: string): Promise<Answer>;
  close(): Promise<void>;
}

const queryOf = (body: Body) => `?${new URLSearchParams(Object.entries(body).map(([key, value]) => [key, String(value)])).toString()}`;
const hour = 3_600_000;

/** Subscription of a browser at a push service. */
const subscription = (serial: number) => ({
  endpoint: `https://push.example.com/send/browser-${serial}`,
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
});

/** A game of basketball that is over, with a box score of one player. */
async function playGame({ site, clock }: TestSite): Promise<void> {
  const none: [number, number] = [0, 0];
  const line = { number: 9, position: 'guard' as const, starter: true, seconds: 600, points: 2, twos: [1, 1] as [number, number] };
  const rest = { threes: none, frees: none, rebounds: none, assists: 0, steals: 0, blocks: 0, turnovers: 0, fouls: 0, plusMinus: 2 };
  await site.matches.apply({
    fixtures: [
      {
        id: 'basketball-past',
        sport: 'basketball',
        competitionId: 'basketball-league',
        season: '2026',
        roundNames: names('0'),
        homeId: 'basketball-home',
        awayId: 'basketball-away',
        kickoffAt: clock.now() - 48 * hour,
        isHot: false,
        isSimulated: true,
      },
    ],
    updates: [
      {
        matchId: 'basketball-past',
        version: 1,
        status: 'finished',
        minute: null,
        added: 0,
        score: { home: 2, away: 0 },
        half: null,
        penalties: null,
        counts: null,
        events: [],
        sheet: { box: { home: [{ player: somebody, ...line, ...rest }], away: [] } },
      },
    ],
  });
}

/** Two rooms on the air, everybody in their place with money, and matches of three sports. */
export async function openCallersWorld(): Promise<CallersWorld> {
  const site = await openTestSite({}, { identity: madeUpIdentity() });
  const { db, events } = site.site.platform;
  const people: (readonly [MemberWho, number])[] = [];
  for (const [index, who] of members.entries())
    people.push([who, await site.join(`1381110000${index}`, { isAnchor: who.startsWith('anchor'), avatar: 'fans-1' })]);
  const ids = Object.fromEntries(people) as CallersWorld['ids'];
  const opened = await db
    .insert(rooms)
    .values(
      [ids.anchorHere, ids.anchorElsewhere].map((ownerId) => ({
        ownerId,
        title: '房间',
        category: 'football' as const,
        status: 'live' as const,
      })),
    )
    .returning({ id: rooms.id });
  const [here = 0, elsewhere = 0] = opened.map(({ id }) => id);
  await db.insert(roomModerators).values([
    { roomId: here, userId: ids.moderatorHere },
    { roomId: elsewhere, userId: ids.moderatorElsewhere },
  ]);
  await db.insert(roomMutes).values({ roomId: here, userId: ids.mutedHere, until: null, byId: ids.anchorHere });
  await db.insert(roomKicks).values({ roomId: here, userId: ids.kickedHere, at: 1, byId: ids.anchorHere });
  await events.transaction(async (tx, emit) => {
    for (const [, member] of people)
      for (const [unit, from] of [
        ['diamond', 'issue'],
        ['income', 'commission'],
        ['wallet', 'issue'],
      ] as const)
        await site.site.ledger.post(tx, emit, { kind: 'opening', member, moves: [{ unit, from, to: member, amount: 1_000_000 }] });
  });
  const football = world(site.clock.now() + hour, 1);
  await site.site.matches.apply(football);
  const lineup = (id: string) => ({
    formation: '4-4-2',
    coach: null,
    starters: [{ id: `${id}-9`, names: somebody, number: 9, position: 'forward' as const, isCaptain: false }],
    bench: [],
  });
  await site.site.matches.apply({
    details: [{ matchId: 'm1', version: 1, parts: { lineups: { isConfirmed: false, home: lineup('a1'), away: lineup('b1') } }, plays: [] }],
  });
  for (const sport of ['basketball', 'esports'] as const) {
    const teams = ['home', 'away'].map((side) => ({
      id: `${sport}-${side}`,
      sport,
      names: names(side),
      shortNames: names(side),
      colors: ['#111', '#eee'] as [string, string],
      logo: null,
    }));
    await site.site.matches.apply({
      competitions: [
        {
          id: `${sport}-league`,
          sport,
          names: names(sport),
          shortNames: names(sport),
          countryNames: names('中国'),
          color: '#639',
          tier: 1,
        },
      ],
      teams,
      fixtures: [
        {
          id: sport,
          sport,
          competitionId: `${sport}-league`,
          season: '2026',
          roundNames: names('1'),
          homeId: `${sport}-home`,
          awayId: `${sport}-away`,
          kickoffAt: site.clock.now() + hour,
          isHot: false,
          isSimulated: true,
        },
      ],
    });
  }

  await playGame(site);

  return {
    site,
    ids,
    room: String(here),
    async tokenOf(who) {
      const token = await site.site.account.sessions.begin(ids[who], { way: 'password', userAgent: 'test', address: '127.0.0.1' });
      return token ?? '';
    },
    call(name, body, token) {
      const { method, path, inQuery: inQueryToo = false }: Call = servedCalls[name];
      const inQuery = method === 'GET' || inQueryToo;
      return site.call(method, path, { ...(token !== undefined && { token }), ...(inQuery ? { query: queryOf(body) } : { body }) });
    },
    close: () => site.close(),
  };
}

/** Context of a body: the caller, their sign-in, and a number that no other body has. */
export interface Asking {
  who: Who;
  token: string | undefined;
  serial: number;
}
type MakeBody = Body | ((world: CallersWorld, asking: Asking) => Body | Promise<Body>);

const match = { id: 'm1' };
const league = { id: 'epl' };
const ballLeague = { id: 'basketball-league' };
/** Plays for the home side of each sport. */
const somebody = names('周九');
const span = ({ site }: CallersWorld) => ({ from: site.clock.now(), until: site.clock.now() + 24 * hour });
const inRoom: MakeBody = ({ room }) => ({ id: room });
const phone = (serial: number) => `86-1391${String(1_000_000 + serial)}`;
const someCode = async ({ call }: CallersWorld) => ((await call('getLoginQrcode', {})).data as { code: string }).code;

/** A browser of a member other than the calling one. */
async function browserOf({ site, ids, tokenOf }: CallersWorld, who: MemberWho): Promise<string> {
  await tokenOf(who);
  const [, other] = await site.site.platform.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, ids[who]))
    .orderBy(desc(sessions.id))
    .limit(2);
  return String(other?.id);
}
const isMember = (who: Who): who is MemberWho => (members as readonly Who[]).includes(who);

const orderOf = async (world: CallersWorld, who: MemberWho): Promise<Body> => ({
  no: ((await world.call('payUrl', { amount: 100, channel: 'wallet' }, await world.tokenOf(who))).data as { order: { no: string } }).order
    .no,
});
/** The id of one of the site's own circles, categories and sections. */
const shelfOf = async ({ site }: CallersWorld, kind: 'circle' | 'category' | 'section'): Promise<string> => {
  const [shelf] = (await site.site.content.shelves.list(kind)).toReversed();
  return String(shelf?.id);
};
/** A post that everybody can see, of an author who is not new. */
async function aPost(world: CallersWorld, who: MemberWho = 'fan'): Promise<Body> {
  await world.site.site.platform.db.update(users).set({ createdAt: 0 }).where(eq(users.id, world.ids[who]));
  const { data } = await world.call(
    'insertPost',
    { circle_id: await shelfOf(world, 'circle'), content: '谁看了' },
    await world.tokenOf(who),
  );
  return { id: (data as { post: { id: string } }).post.id };
}
async function aPostComment(world: CallersWorld, who: MemberWho = 'fan'): Promise<Body> {
  const { data } = await world.call('commentPost', { ...(await aPost(world)), content: '我看了' }, await world.tokenOf(who));
  return { id: (data as { comment: { id: string } }).comment.id };
}

/** A video or an article that everybody can see, written to the database directly: uploading has its own tests. */
async function anObject(world: CallersWorld, kind: 'video' | 'article', who: MemberWho = 'fan'): Promise<Body> {
  const { platform, content } = world.site.site;
  const shelfId = Number(await shelfOf(world, kind === 'video' ? 'category' : 'section'));
  const clip = { url: '/u/a.mp4', cover: '/u/a.jpg', seconds: 10, width: 16, height: 9 };
  const item = { kind, authorId: world.ids[who], state: 'awaiting', shelfId, title: '德比', body: '两边', data: { clip }, at: 1 } as const;
  const added = await platform.events.transaction(async (tx, emit) => {
    await content.publishing.turn(tx);
    return content.publishing.add(tx, emit, item, false);
  });
  return { id: String(added.id) };
}
const aVideo = (world: CallersWorld, who?: MemberWho) => anObject(world, 'video', who);

/** A group of a member's own. */
async function groupOf({ site }: CallersWorld, ownerId: number): Promise<string> {
  return String((await site.site.groups.found(ownerId, { name: '北看台' })).id);
}

/** Creates an object of a member and returns its id. */
export const owned = {
  deletePost: aPost,
  deleteVideo: aVideo,
  deleteComment: aPostComment,
  endSession: async (world: CallersWorld, who: MemberWho) => ({ id: await browserOf(world, who) }),
  deleteReserveLive: async (world: CallersWorld, who: MemberWho) => ({
    id: ((await world.call('reserveMatch', { match_id: 'm1' }, await world.tokenOf(who))).data as { reservation: { id: string } })
      .reservation.id,
  }),
  destroyGroup: async (world: CallersWorld, who: MemberWho) => ({ id: await groupOf(world, world.ids[who]) }),
  orderState: orderOf,
  cancelOrder: orderOf,
} as const satisfies Partial<Record<ServedCallName, (world: CallersWorld, who: MemberWho) => Promise<Body>>>;

/** A red envelope in the room of `anchorHere`, given by another member than the caller. */
const givenEnvelope: MakeBody = async ({ ids, room, call, tokenOf }, { who }) => {
  const giver = who === 'moderatorElsewhere' ? 'fan' : 'moderatorElsewhere';
  const { list } = (await call('roomEnvelopes', { id: room })).data as {
    list: { envelope: { id: string; from: { id: string }; count: number } }[];
  };
  const known = list.find(({ envelope }) => envelope.from.id === String(ids[giver]) && envelope.count === mostShares)?.envelope;
  const given =
    known ??
    (
      (await call('giveEnvelope', { id: room, total: mostShares, count: mostShares }, await tokenOf(giver))).data as {
        envelope: { id: string };
      }
    ).envelope;
  return { id: given.id };
};
/** Another member than the caller. */
const another: MakeBody = ({ ids }, { who }) => ({ id: String(who === 'fan' ? ids.anchorHere : ids.fan) });
/** A new member, on whom any act is possible. */
const newcomer = async ({ site }: CallersWorld, serial: number) => String(await site.join(`1372${String(1_000_000 + serial)}`));
const onNewcomer: MakeBody = async (world, { serial }) => ({ id: world.room, user_id: await newcomer(world, serial) });

/** A second edition of the user agreement, which is in force. */
const newAgreement: MakeBody = async ({ site, ids }) => {
  const words = { title: '用户协议', body: '# 一' };
  const values = { kind: 'agreement' as const, number: 2, texts: { zh: words, en: words, vi: words }, note: inThree('改了充值') };
  await site.site.platform.db
    .insert(legalEditions)
    .values({ ...values, since: site.clock.now(), at: site.clock.now(), by: ids.fan })
    .onConflictDoNothing();
  return { number: 2 };
};
/** Number of the caller; that of a fan for visitors. */
const asker = ({ ids }: CallersWorld, who: Who): number => ids[isMember(who) ? who : 'fan'];

/** An endpoint of the caller. */
const ownWebhook = async (world: CallersWorld, { who }: Asking) => {
  const values = { ownerId: asker(world, who), isSite: false, url: 'https://hooks.example.com/in', events: [], secretSealed: '' };
  const [row] = await world.site.site.platform.db
    .insert(webhookEndpoints)
    .values({ ...values, createdAt: world.site.clock.now() })
    .returning({ id: webhookEndpoints.id });
  return { id: String(row?.id) };
};
const ownDelivery = async (world: CallersWorld, asking: Asking) => {
  const endpointId = Number((await ownWebhook(world, asking)).id);
  const [row] = await world.site.site.platform.db
    .insert(webhookDeliveries)
    .values({ endpointId, messageId: 'msg_1', event: 'webhook.test', body: '{}', at: world.site.clock.now() })
    .returning({ id: webhookDeliveries.id });
  return { id: String(row?.id) };
};

/** A conversation with a new member, to whom the caller has written. */
async function aTalk(world: CallersWorld, { token, serial }: Asking) {
  const id = `C2C${await newcomer(world, serial)}`;
  const body = { id, client_id: `matrix-${serial}`, body: { type: 'text', text: '进啦' } };
  const sent = token === undefined ? undefined : await world.call('sendMessage', body, token);
  return { id, message_id: (sent?.data as { message?: { id: string } } | undefined)?.message?.id ?? '1' };
}
const inTalk =
  (rest: Body): MakeBody =>
  async (world, asking) => ({ id: (await aTalk(world, asking)).id, ...rest });

/** A new member who sent the caller a friend request; a friend, once that is accepted. */
const whoAsked =
  (isFriend: boolean, rest: Body): MakeBody =>
  async (world, { who, serial }) => {
    const [id, mine] = [await newcomer(world, serial), asker(world, who)];
    await world.site.site.friends.acts.request(Number(id), String(mine), '', 'id');
    if (isFriend) await world.site.site.friends.acts.answer(mine, id, true);
    return { id, ...rest };
  };

/** A group of a new member, which the caller has joined. */
const joinedGroup: MakeBody = async (world, { who, serial, token }) => {
  const ownerId = Number(await newcomer(world, serial));
  const id = await groupOf(world, ownerId);
  if (token !== undefined && isMember(who)) await world.call('addGroupUser', { id }, token);
  return { id };
};
/** A group of each member, since nobody founds more than five. */
const groupsOf = new Map<number, string>();
const ownGroup =
  (rest: (world: CallersWorld, serial: number) => Promise<Body>): MakeBody =>
  async (world, { who, serial }) => {
    const owner = asker(world, who);
    const id = groupsOf.get(owner) ?? (await groupOf(world, owner));
    groupsOf.set(owner, id);
    return { id, ...(await rest(world, serial)) };
  };

/** A comment in the room by a new member. */
const aComment: MakeBody = async (world, { serial }) => {
  const user_id = await newcomer(world, serial);
  const { id } = await world.site.site.barrage.say(world.room, Number(user_id), '进啦');
  return { id: world.room, user_id, barrage_id: id };
};

const aHeldComment: MakeBody = async (world, { serial }) => {
  const userId = Number(await newcomer(world, serial));
  const { db, clock } = world.site.site.platform;
  const [held] = await db
    .insert(heldBarrages)
    .values({ roomId: Number(world.room), userId, text: '加微信 abcd123', at: clock.now() })
    .returning({ id: heldBarrages.id });
  return { id: world.room, held_id: String(held?.id), is_let_in: false };
};

/** Ends the open poll of the room, so that another may be opened. */
async function endPoll({ site, room }: CallersWorld): Promise<void> {
  const { db, clock } = site.site.platform;
  await db
    .update(polls)
    .set({ closedAt: clock.now() })
    .where(and(eq(polls.roomId, Number(room)), isNull(polls.closedAt)));
}

/** An open poll. */
const aPoll =
  (more: Body = {}): MakeBody =>
  async (world) => {
    await endPoll(world);
    const { db, clock } = world.site.site.platform;
    const [row] = await db
      .insert(polls)
      .values({
        roomId: Number(world.room),
        byId: world.ids.anchorHere,
        question: '谁会赢？',
        options: ['主队', '客队'],
        tally: [0, 0],
        openedAt: clock.now(),
      })
      .returning({ id: polls.id });
    return { id: world.room, poll_id: String(row?.id), ...more };
  };

/** The live room of the other anchor. */
async function otherRoom({ site, ids }: CallersWorld, { who }: { who: Who }): Promise<string> {
  const ownerId = who === 'anchorElsewhere' ? ids.anchorHere : ids.anchorElsewhere;
  const [row] = await site.site.platform.db.select({ id: rooms.id }).from(rooms).where(eq(rooms.ownerId, ownerId));
  return String(row?.id);
}

/** A raid of the caller's room that counts down; of the named room where they have none. */
const aRaid: MakeBody = async (world, asking) => {
  const { db, clock } = world.site.site.platform;
  const to = await otherRoom(world, asking);
  const from = asking.who === 'anchorElsewhere' ? await otherRoom(world, { who: 'anchorHere' }) : world.room;
  await db.delete(raids);
  const at = clock.now();
  const [row] = await db
    .insert(raids)
    .values({ fromId: Number(from), toId: Number(to), openedAt: at, endsAt: at + hour })
    .returning({ id: raids.id });
  return { id: world.room, raid_id: String(row?.id) };
};

/** A commission that is due to the caller. */
const dueCommission: MakeBody = async ({ site, ids }, { who, serial }) => {
  if (!isMember(who)) return {};
  const fromId = await site.join(`1374${String(1_000_000 + serial)}`);
  await site.site.platform.db
    .insert(commissions)
    .values({ memberId: ids[who], fromId, orderNo: `P${serial}`, level: 1, base: 3_000, share: 500, amount: 150, at: 1, dueAt: 1 });
  return {};
};
const inThree = (name: string) => ({ zh: name, en: name, vi: name });
/** Goods that lie in the backpack at once. */
const goodsOf = async ({ call }: CallersWorld): Promise<string> => {
  const { data } = await call('goodsList', {});
  return (data as { list: { id: string; price: number }[] }).list.find(({ price }) => price === 90)?.id ?? '';
};
/** Goods that were shipped to the caller. */
const sentGoods: MakeBody = async (world, { who }) => {
  if (!isMember(who)) return { no: 'E1' };
  const [row] = await world.site.site.platform.db
    .insert(mallExchanges)
    .values({ memberId: world.ids[who], goodsId: Number(await goodsOf(world)), count: 1, total: 90, state: 'shipped', at: 1, changedAt: 1 })
    .returning({ id: mallExchanges.id });
  return { no: `E${row?.id}` };
};

/** The room of an anchor with a fan club; the caller follows the anchor. */
const ownClub: MakeBody = async ({ call }, { who, token }) => {
  const badge = '看台';
  if (who !== 'nobody' && who !== 'stale') await call('addShowGroup', { badge }, token);
  return { badge };
};
const aClub: MakeBody = async ({ site, call }, { token, serial }) => {
  const ownerId = await site.join(`1373${String(1_000_000 + serial)}`, { isAnchor: true });
  const { db, clock } = site.site.platform;
  const [room] = await db.insert(rooms).values({ ownerId, title: '房间', category: 'football' }).returning({ id: rooms.id });
  await db.insert(fanClubs).values({ anchorId: ownerId, badge: '看台', at: clock.now() });
  if (token !== undefined) await call('attention', { id: String(ownerId) }, token);
  return { id: String(room?.id) };
};

/** A room on the air of an anchor whom nobody knows, in which everybody may clip and download; the caller has made a clip there. */
async function aClip(world: CallersWorld, { who, serial }: Asking): Promise<{ id: string; roomId: string }> {
  const { db, clock } = world.site.site.platform;
  const ownerId = await world.site.join(`1375${String(1_000_000 + serial)}`, { isAnchor: true });
  const [room] = await db.insert(rooms).values({ ownerId, title: '房间', category: 'football' }).returning({ id: rooms.id });
  const [roomId, now] = [room?.id ?? 0, clock.now()];
  await db.insert(roomClipRules).values({ roomId, who: 'everybody', hasGoals: true, canDownload: true, delay: 0 });
  await db.insert(broadcasts).values({ roomId, title: '房间', category: 'football', openedAt: now - hour, startedAt: now - hour });
  const span = { fromAt: now - 30_000, toAt: now, at: now, createdAt: now, dueAt: now, expiresAt: now + hour };
  const [clip] = await db
    .insert(clips)
    .values({ roomId, kind: 'moment', makerId: asker(world, who), state: 'ready', name: `clip${serial}.mp4`, ...span })
    .returning({ id: clips.id });
  return { id: String(clip?.id), roomId: String(roomId) };
}
const ofClip =
  (rest: Body = {}): MakeBody =>
  async (world, asking) => ({ id: (await aClip(world, asking)).id, ...rest });

/** Verifies the identity of the caller. */
async function prove({ site, ids }: CallersWorld, { who, serial }: Asking): Promise<void> {
  if (!isMember(who)) return;
  const masks = { nameSealed: '', numberSealed: '', nameMasked: '周*强', numberMasked: '' };
  await site.site.platform.db
    .insert(verifications)
    .values({ userId: ids[who], state: 'success', numberHash: `matrix-${serial}`, ...masks, submittedAt: 1 })
    .onConflictDoNothing();
}
const thePlan = { match: 'm1', title: '主队不败', teaser: '中场的账', price: 8, picks: [{ play: 'european', side: 'home' }] };
/** Makes a member an expert and returns the body of a plan that they submit. */
async function planOf({ site }: CallersWorld, expertId: number): Promise<Body> {
  await site.site.plans.fillExperts([{ id: expertId, since: 1 }]);
  await site.site.matches.apply({
    companies: [{ id: 'macau', names: names('澳门'), rank: 1, sports: ['football'] }],
    odds: [{ matchId: 'm1', companyId: 'macau', version: 1, at: 1, minute: null, markets: { european: [1.8, 3.4, 4.2] } }],
  });
  return { ...thePlan, analysis: '主'.repeat(60) };
}
/** A plan on sale by a new member. */
const planFor = async (world: CallersWorld, { serial }: Asking, change: Body): Promise<Body> => {
  const mobile = `1374${String(1_000_000 + serial)}`;
  const expertId = await world.site.join(mobile);
  const token = await world.site.site.account.sessions.begin(expertId, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
  const { data } = await world.call('publishPlan', { ...(await planOf(world, expertId)), ...change }, token);
  const { id } = data as { id: string };
  await world.site.site.plans.review.decide(world.ids.fan, Number(id), true, '');
  return { id };
};
const aPlan = (world: CallersWorld, asking: Asking) => planFor(world, asking, {});
/** One that everybody may read and talk about. */
const freePlan = (world: CallersWorld, asking: Asking) => planFor(world, asking, { price: 0 });
/** A pending plan of the caller. */
const ownPlan: MakeBody = async (world, { who, token }) => {
  const { data } = await world.call('publishPlan', await planOf(world, asker(world, who)), token);
  return { id: (data as { id?: string } | null)?.id ?? '1' };
};

/** An open question about a match that has not begun. */
const aGuess = async ({ site }: CallersWorld): Promise<Body> => {
  const open = { state: 'open' as const, closesAt: site.clock.now() + hour };
  const [question] = await site.site.platform.db
    .insert(guessQuestions)
    .values({ matchId: 'm1', play: 'size', line: 2.5, openedAt: 1, ...open })
    .onConflictDoUpdate({ target: [guessQuestions.matchId, guessQuestions.play], set: open })
    .returning({ id: guessQuestions.id });
  return { id: String(question?.id) };
};

const inAnHour = ({ site }: CallersWorld, serial: number) => site.clock.now() + hour + serial * 1_000;
/** A broadcast that an anchor announces. */
async function announced(world: CallersWorld, who: 'anchorHere' | 'anchorElsewhere', serial: number): Promise<Body> {
  const given = { title: '赛后夜谈', start_at: inAnHour(world, serial) };
  const { data } = await world.call('setReserveLiveNew', given, await world.tokenOf(who));
  return { id: (data as { announcement: { id: string } }).announcement.id };
}
const ofAnchor = (who: Who) => (who === 'anchorHere' ? who : 'anchorElsewhere');

/** A broadcast that an anchor has behind them. */
const aBroadcast: MakeBody = async ({ site, ids }, { who }) => {
  const { db } = site.site.platform;
  const [own] = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(eq(rooms.ownerId, ids[ofAnchor(who)]));
  const [row] = await db
    .insert(broadcasts)
    .values({ roomId: own?.id ?? 0, title: '昨晚', category: 'football', openedAt: 1, startedAt: 1, endedAt: 2 })
    .returning({ id: broadcasts.id });
  return { ids: [String(row?.id)], is_listed: false };
};

/** The caller's own object, or that of a fan for callers who have none. */
const own =
  (name: keyof typeof owned): MakeBody =>
  (world, { who }) =>
    owned[name](world, isMember(who) ? who : 'fan');

/** A valid body of each call that needs one; the others take none. */
export const bodies: Partial<Record<ServedCallName, MakeBody>> = {
  login: async ({ site }) => ({ mobile: '86-13811100000', password: 'secret', device_type: 'pc', captcha: await site.solve() }),
  registered: async ({ site }, { serial }) => ({
    mobile: phone(serial),
    code: '000000',
    password: 'a new secret',
    device_type: 'pc',
    captcha: await site.solve('register'),
  }),
  forgotPassword: (_, { serial }) => ({ mobile: phone(serial), code: '000000', password: 'a new secret' }),
  getCode: (_, { serial }) => ({ mobile: phone(serial), type: 1 }),
  scanLoginQrcode: async (world) => ({ code: await someCode(world) }),
  async confirmLoginQrcode(world, { token }) {
    const code = await someCode(world);
    if (token !== undefined) await world.call('scanLoginQrcode', { code }, token);
    return { code, agree: false };
  },
  async imLogin({ call }) {
    const { id, sig } = (await call('imTouristAccount', {})).data as { id: string; sig: string };
    return { id, sig };
  },
  getConversation: async (world, { serial }) => ({ id: `C2C${await newcomer(world, serial)}` }),
  getHistory: inTalk({}),
  sendMessage: async (world, { serial }) => ({
    id: `C2C${await newcomer(world, serial)}`,
    client_id: `matrix-${serial}`,
    body: { type: 'text', text: '进啦' },
  }),
  recallMessage: aTalk,
  markRead: inTalk({ seq: 1 }),
  markDelivered: inTalk({ seq: 1 }),
  setConversation: inTalk({ is_muted: true }),
  deleteConversation: inTalk({}),
  searchMessages: { text: '进啦' },
  crossCorrelation: another,
  requestFriend: async (world, { serial }) => ({ id: await newcomer(world, serial) }),
  answerFriend: whoAsked(false, { accept: true }),
  withdrawFriendRequest: async (world, { serial }) => ({ id: await newcomer(world, serial) }),
  removeFriend: whoAsked(true, {}),
  setFriendRemark: whoAsked(true, { remark: '老周' }),
  blockMember: async (world, { serial }) => ({ id: await newcomer(world, serial) }),
  addGroup: { name: '北看台' },
  addGroupUser: async (world, { serial }) => ({ id: await groupOf(world, Number(await newcomer(world, serial))) }),
  destroyGroup: own('destroyGroup'),
  leaveGroup: joinedGroup,
  removeGroupUser: ownGroup(async (world, serial) => ({ user_id: await newcomer(world, serial) })),
  setGroup: ownGroup(async () => ({ intro: '聊球' })),
  groupInfo: joinedGroup,
  groupMembers: joinedGroup,
  removeNotice: { id: '1' },
  savePushDevice: (_, { serial }) => ({ ...subscription(serial), wishes: usualPushWishes }),
  removePushDevice: { id: '1' },
  testPushDevice: { id: '1' },
  renewPushDevice: { ...subscription(0), old_endpoint: 'https://push.example.com/send/nobody' },
  watchMatch: { match_id: 'm1' },
  starSubject: { kind: 'team', id: 'a1' },
  mergeStars: { list: [{ kind: 'league', id: 'epl' }] },
  endSession: own('endSession'),
  getCaptchaChallenge: { action: 'login' },
  solveCaptcha: async ({ call }) => ({ id: ((await call('getCaptchaChallenge', { action: 'login' })).data as { id: string }).id, x: 1 }),
  matchBattle: match,
  matchBox: { id: 'basketball' },
  matchMaps: { id: 'esports' },
  dayMatches: span,
  matchRows: { ids: ['m1'] },
  collectBasketball: { id: 'basketball' },
  collectFootball: match,
  mergeCollected: { ids: ['m1'] },
  matchDetail: match,
  matchAnalysis: match,
  matchBrief: match,
  oddsOfMatch: match,
  oddsHistory: { id: 'm1', company_id: '1', market: 'asian' },
  seasonTable: league,
  basketballTable: ballLeague,
  findTeams: { text: 'a1' },
  searchSuggest: { name: 'a1' },
  searchIndex: { name: 'a1' },
  searchAnchors: { name: '138' },
  searchLive: { name: '房间' },
  seasonList: league,
  seasonRounds: league,
  seasonFixtures: league,
  seasonBracket: league,
  seasonPlayers: league,
  basketballPlayers: ballLeague,
  seasonTeams: league,
  teamSeason: { id: 'a1' },
  footballSquad: { id: 'a1' },
  basketballSquad: { id: 'basketball-home' },
  footballPlayerSeason: { id: playerId('a1', somebody) },
  basketballPlayerSeason: { id: playerId('basketball-home', somebody) },
  getRoomInfo: inRoom,
  getLiveUrl: inRoom,
  getPlacard: inRoom,
  getUserStatus: inRoom,
  kickoutInfo: inRoom,
  getPushUrl: inRoom,
  scheduleDays: ({ site }) => ({ edges: [0, 1].map((day) => site.clock.now() + day * 24 * hour).join(',') }),
  scheduleMatches: span,
  getReserveLiveList: span,
  forecastList: span,
  votesOfMatch: { match_id: 'm1' },
  vote: { match_id: 'm1', pick: 'home' },
  async applyExpert(world, asking) {
    await prove(world, asking);
    return { experience: '在俱乐部做过三年数据分析', code: 1 };
  },
  async expertInfo({ site, ids }) {
    await site.site.plans.fillExperts([{ id: ids.moderatorElsewhere, since: 1 }]);
    return { id: String(ids.moderatorElsewhere) };
  },
  publishPlan: (world, { who }) => planOf(world, asker(world, who)),
  withdrawPlan: ownPlan,
  planInfo: aPlan,
  planComments: aPlan,
  commentPlan: async (world, asking) => ({ ...(await freePlan(world, asking)), content: '我看了' }),
  unlockPlan: async (world, asking) => ({ ...(await aPlan(world, asking)), price: 8 }),
  exchangeGoods: async (world) => ({ id: await goodsOf(world), price: 90 }),
  goodsReceived: sentGoods,
  adminSaveGoods: { names: inThree('杯子'), abouts: inThree(''), kind: 'physical', art: 'mug', price: 100 },
  adminExchangeAddress: { no: 'E1' },
  adminShip: { no: 'E1', act: 'refuse', reason: '送不到' },
  transferCommission: dueCommission,
  adminReverseRecharge: { no: 'P1', reason: '退款' },
  tipPlan: async (world, asking) => ({ ...(await aPlan(world, asking)), amount: 10 }),
  answerGuess: async (world) => ({ ...(await aGuess(world)), side: 'over' }),
  adminOpenGuess: { match: 'm1', play: 'european' },
  adminStopGuess: async (world) => ({ ...(await aGuess(world)), reason: '重复' }),
  adminDecideResult: { id: '1', act: 'source', reason: '看过录像' },
  adminImport: { id: '1' },
  adminLookAtFile: { file: 'season.json', text: '{}' },
  adminImportFile: { file: 'season.json', text: '{}', reason: '补赛季' },
  adminUndoImport: { id: '1', reason: '导错了' },
  adminSaveTeam: { id: 'nobody', names: inThree('队'), short_names: inThree('队'), colors: ['#ff0000', '#ffffff'], reason: '改名' },
  adminSetAlias: { id: 'nobody', area: 'england', written: 'Gunners', act: 'add', reason: '别名' },
  adminLookAtMerge: { from: 'nobody', into: 'nowhere' },
  adminMergeTeams: { from: 'nobody', into: 'nowhere', reason: '同一支' },
  adminLookAtDeduction: { competition: 'epl', season: '2015-16', team: 'nobody', points: 1 },
  adminDeduct: { competition: 'epl', season: '2015-16', team: 'nobody', points: 1, reasons: inThree('违规') },
  adminHoldMatch: { match: 'nothing', reasons: inThree('看录像') },
  adminCorrectMatch: { match: 'nothing', home: 1, away: 0, reasons: inThree('改判') },
  adminReleaseMatch: { match: 'nothing', reason: '来源已更正' },
  adminCompetition: { id: 'nothing' },
  adminSaveCompetition: { id: 'nothing', names: inThree('联赛'), short_names: inThree('联赛'), color: '#ff0000', reason: '改名' },
  adminSaveOrder: { id: 'nothing', since: 2026, order: 'goals_first', win: 3, reason: '新规则' },
  adminSaveZones: { id: 'nothing', since: 2026, zones: [], reason: '新名额' },
  legalText: { kind: 'agreement' },
  acceptLegal: newAgreement,
  adminLegal: { kind: 'agreement' },
  adminSaveLegal: { kind: 'privacy', lang: 'zh', title: '隐私政策', body: '# 一\n写给你看' },
  adminPublishLegal: { kind: 'about', note: inThree('改了联系方式'), reason: '换了邮箱' },
  adminSeeResult: { match: 'm1', home: 1, away: 0, reason: '看过录像' },
  reserveMatch: { match_id: 'm1' },
  reserveMatch2: { match_id: 'm1' },
  deleteReserveLive: own('deleteReserveLive'),
  barrageList: inRoom,
  barrageOfPast: ({ room, site }) => ({ id: room, from: site.clock.now() - 60_000, until: site.clock.now() }),
  barrageSend: ({ room }, { serial }) => ({ id: room, text: `好球 ${serial}` }),
  taskHandleSign: { id: 'sign' },
  sendGift: ({ room }) => ({ id: room, gift_id: 'clap', count: 1 }),
  attention: another,
  insertPost: async (world, { serial }) => ({ circle_id: await shelfOf(world, 'circle'), content: `谁看了 ${serial}` }),
  likePost: (world) => aPost(world),
  favoritePost: (world) => aPost(world),
  commentPost: async (world) => ({ ...(await aPost(world)), content: '我看了' }),
  likePostComment: (world) => aPostComment(world),
  postInfo: (world) => aPost(world),
  postComments: (world) => aPost(world),
  freshPosts: { since: '0' },
  deletePost: own('deletePost'),
  deleteComment: own('deleteComment'),
  commentLikes: (world) => aPostComment(world),
  shareContent: async (world) => ({ kind: 'post', ...(await aPost(world)) }),
  favoriteList: { kind: 'post' },
  articleInfo: (world) => anObject(world, 'article'),
  freshHeadlines: { since: '0' },
  insertHeadline: async (world) => ({ ...(await anObject(world, 'article')), content: '我读了' }),
  headlineComments: (world) => anObject(world, 'article'),
  likeHeadline: (world) => anObject(world, 'article'),
  favoriteHeadline: (world) => anObject(world, 'article'),
  anchorWorks: ({ ids }) => ({ user_id: String(ids.anchorHere) }),
  getVideoInfo: (world) => aVideo(world),
  addView: (world) => aVideo(world),
  favoriteVideo: (world) => aVideo(world),
  likeVideo: (world) => aVideo(world),
  commentVideo: async (world) => ({ ...(await aVideo(world)), content: '我看了' }),
  likeVideoComment: async (world) => {
    const { data } = await world.call('commentVideo', { ...(await aVideo(world)), content: '我看了' }, await world.tokenOf('fan'));
    return { id: (data as { comment: { id: string } }).comment.id };
  },
  insertVideo: async (world) => ({ title: '德比', category_id: await shelfOf(world, 'category'), cover: 'no-such', video: 'no-such' }),
  deleteVideo: own('deleteVideo'),
  videoComments: (world) => aVideo(world),
  commentThread: (world) => aPostComment(world),
  nextVideos: (world) => aVideo(world),
  videoDanmakuList: async (world) => ({ ...(await aVideo(world)), from: 0, until: 100 }),
  sendVideoDanmaku: async (world) => ({ ...(await aVideo(world)), at: 5, text: '好球' }),
  searchCategories: { name: '足' },
  addMyclassification: async (world) => ({ ids: [await shelfOf(world, 'category')] }),
  adminContentAct: { act: 'hide', of: [{ kind: 'post', id: '1' }], reason: '广告' },
  adminContentUndo: { id: '1' },
  adminContentPerson: { user_id: '1' },
  adminAnnounce: { title: { zh: '今晚维护', en: '', vi: '' }, text: { zh: '', en: '', vi: '' } },
  adminContentMute: { user_id: '1', hours: 1, reason: '刷屏' },
  adminSaveArticle: { title: '德比', section_id: '1', body: [{ kind: 'paragraph', text: '两边' }] },
  adminArticleState: { id: '1', act: 'publish' },
  adminFeature: { id: '1' },
  adminShelves: { kind: 'circle' },
  adminSaveShelf: { kind: 'circle', names: { zh: '圈', en: 'One', vi: 'Một' } },
  bannerSeen: { id: '1' },
  adminSaveBanner: {
    kind: 'banner',
    place: 'main',
    titles: { zh: '杯', en: 'Cup', vi: 'Cúp' },
    lines: { zh: '夜', en: 'Night', vi: 'Đêm' },
    art: 'cup',
    colors: ['#000000', '#ffffff'],
    link: '/main',
  },
  eventTable: async ({ site }) => {
    const text = { zh: '杯', en: 'Cup', vi: 'Cúp' };
    const days = { firstDay: '2026-01-01', lastDay: '2026-01-02' };
    return { id: String((await site.site.trophies.add({ kind: 'gifts', names: text, texts: text, ...days })).id) };
  },
  trophiesOf: ({ ids }) => ({ id: String(ids.fan) }),
  adminSaveEvent: {
    kind: 'gifts',
    names: { zh: '杯', en: 'Cup', vi: 'Cúp' },
    texts: { zh: '规则', en: 'Rules', vi: 'Thể lệ' },
    first_day: '2099-01-01',
    last_day: '2099-01-02',
    reason: '新活动',
  },
  adminCancelEvent: { id: '1', reason: '停办' },
  sendFeedback: (_, { serial }) => ({ kind: 'idea', text: `想要一个按钮 ${serial}` }),
  adminAnswerFeedback: { id: '1', answer: '收到' },
  adminSetTag: { tag: '德比' },
  adminSetWord: { word: '外挂', effect: 'block' },
  circleDetail: async (world) => ({ id: await shelfOf(world, 'circle') }),
  joinCircle: async (world) => ({ id: await shelfOf(world, 'circle') }),
  leaveCircle: async (world) => ({ id: await shelfOf(world, 'circle') }),
  personaInfo: ({ ids }) => ({ id: String(ids.fan) }),
  getSpace: ({ ids }) => ({ id: String(ids.fan) }),
  visitSpace: ({ ids }) => ({ id: String(ids.fan) }),
  reportVitals: { lang: 'zh', connection: '4g', views: [{ page: '/main', is_drawn: true, lcp: 900 }] },
  getUserCard: ({ room, ids }) => ({ id: room, user_id: String(ids.fan) }),
  getLiveGroupList: inRoom,
  addShowGroup: { badge: '看台' },
  joinGroup: aClub,
  dissolveGroup: ownClub,
  decideGroupRequest: async (given, caller) => {
    await ownClub(given, caller);
    return { user_id: '1', is_let_in: true };
  },
  putFarewellAway: inRoom,
  shareRoom: inRoom,
  roomRanking: inRoom,
  giveEnvelope: ({ room }) => ({ id: room, total: 2, count: 2 }),
  envelopeInfo: givenEnvelope,
  roomEnvelopes: inRoom,
  takeEnvelope: givenEnvelope,
  envelopeRecords: () => ({ side: 'given' }),
  sendHorn: ({ room }) => ({ id: room, text: '加时了，速来' }),
  giftWall: ({ ids }) => ({ anchor_id: String(ids.anchorHere) }),
  buyNoble: ({ room }) => ({ id: room, rank: 'rookie', months: 1 }),
  payUrl: { amount: 100, channel: 'wallet' },
  orderState: own('orderState'),
  cancelOrder: own('cancelOrder'),
  getCashier: { no: 'P1', key: 'a key' },
  askCashier: { no: 'P1', key: 'a key' },
  actInSandbox: { no: 'P1', key: 'a key', act: 'pay' },
  applyForWithdrawal: { amount: 10_000, account: 'bank', password: paymentPassword },
  conversionBalance: { amount: 100, password: paymentPassword },
  getTransferPeer: ({ ids }, { who }) => ({ user: String(who === 'fan' ? ids.anchorHere : ids.fan) }),
  transfer: ({ ids }, { who }) => ({ user: String(who === 'fan' ? ids.anchorHere : ids.fan), amount: 1, password: paymentPassword }),
  setPaymentPassword: { password: '204861', confirm: '204861', old_password: '204861' },
  nicknameState: (_, { serial }) => ({ user_nickname: `球迷${serial}` }),
  updateInfo: { city: '杭州' },
  beginUpload: { token: 'a:b:c', key: 'no-such-upload-at-all', size: 1 },
  uploadState: { key: 'no-such-upload-at-all' },
  cancelUpload: { key: 'no-such-upload-at-all' },
  submitVerified: { real_name: '周建强', id_number: '11010519491231002X', front: 'no-such-upload-front', back: 'no-such-upload-back' },
  bindBankCard: { card_number: '6222021234567890', real_name: '周建强', payment_password: '204861' },
  bankOfCard: { bin: '622202' },
  bindAliPay: { account: 'fan@example.com', real_name: '周建强', payment_password: '204861' },
  unbindPayout: { kind: 'bank', payment_password: '204861' },
  setTaboo: async (world, { serial }) => ({ id: world.room, user_id: await newcomer(world, serial), minutes: 10, reason: '刷屏' }),
  relieveTaboo: onNewcomer,
  liveKickout: onNewcomer,
  relieveKickout: onNewcomer,
  removeBarrage: aComment,
  talkRules: inRoom,
  setTalkRules: ({ room }) => ({
    id: room,
    rules: { slow: 0, is_followers_only: false, has_no_links: false, holds_contacts: false, is_quiet: false },
  }),
  heldList: inRoom,
  decideHeld: aHeldComment,
  getPin: inRoom,
  pinComment: async (world, asking) => {
    const { id, barrage_id } = await aComment(world, asking);
    return { id, barrage_id };
  },
  pinLine: (world, { serial }) => ({ id: world.room, text: `今晚八点 ${serial}` }),
  removePin: ({ room }) => ({ id: room, pin_id: '1' }),
  currentPoll: inRoom,
  openPoll: async (world) => {
    await endPoll(world);
    return { id: world.room, question: '谁会赢？', options: ['主队', '客队'], seconds: 30 };
  },
  closePoll: aPoll(),
  votePoll: aPoll({ choice: 1 }),
  pollList: inRoom,
  currentRaid: inRoom,
  openRaid: async (world, asking) => {
    await world.site.site.platform.db.delete(raids);
    return { to: await otherRoom(world, asking) };
  },
  callOffRaid: async (world, asking) => {
    const { raid_id } = await aRaid(world, asking);
    return { raid_id };
  },
  stayHere: aRaid,
  setRaidRule: { rule: 'everyone' },
  cutRoom: ({ room }) => ({ id: room, reason: '盗播' }),
  getLiveRoomManageList: inRoom,
  roomActList: inRoom,
  assistantList: inRoom,
  setAdministrations: onNewcomer,
  delLiveRoomManage: onNewcomer,
  findForRoom: ({ room }) => ({ id: room, text: '138' }),
  report: async (world, { serial }) => ({ kind: 'member', id: await newcomer(world, serial), reason: 'spam' }),
  setLiveInfo: { title: '德比夜', category: 'football', match_id: 'm1' },
  setTitle: { title: '德比之夜' },
  updateLive: { category: 'talk' },
  setGrace: { seconds: 180 },
  setPlacard: (_, { serial }) => ({ placard: `今晚八点 ${serial}` }),
  renewPushUrl: inRoom,
  setLiveList: aBroadcast,
  getLivePlaybackList: inRoom,
  matchPlaybacks: { match_id: 'm1' },
  makeClip: async (world, asking) => ({ id: (await aClip(world, asking)).roomId, at: world.site.clock.now() - 60_000 }),
  getClip: ofClip(),
  removeClip: ofClip(),
  renameClip: ofClip({ title: '神仙球' }),
  downloadClip: ofClip(),
  replayFiles: { id: '1' },
  saveOverlays: usualOverlays,
  testOverlays: async (world) => {
    for (const who of ['anchorHere', 'anchorElsewhere'] as const) await world.call('renewOverlays', {}, await world.tokenOf(who));
    return { kind: 'gift' };
  },
  getOverlays: async (world) => {
    const { data } = await world.call('renewOverlays', {}, await world.tokenOf('anchorHere'));
    return { secret: String((data as { path: string }).path).replace('/overlay/', '') };
  },
  setClipRules: { who: 'everybody', has_goals: true, can_download: false, delay: 0 },
  livePlayback: { id: '1' },
  playbackBarrages: { id: '1', from: 0 },
  setReserveLiveNew: (world, { serial }) => ({ title: '赛前聊聊', start_at: inAnHour(world, serial) }),
  deleteReserveLiveNew: (world, { who, serial }) => announced(world, ofAnchor(who), serial),
  reserveLiveNewList: inRoom,
  reserveLiveNew: async (world, { serial }) => ({ ...(await announced(world, 'anchorElsewhere', serial)), is_reserved: true }),
  applyChannel: (_, { serial }) => ({
    real_name: '周建强',
    id_number: `P${1_000_000 + serial}`,
    id_kind: 'other',
    experience: '在大学电台解说过三年足球，现在每周都播',
    contact: '微信 fan2026',
  }),
  bindChannel: { channel: 'wechat', account: 'fan@example.com', real_name: '周建强', payment_password: '204861' },
  changePassword: { old_password: 'secret', password: 'a new secret' },
  adminUnlock: { password: 'secret' },
  exportAddress: { id: '1' },
  beginFactor: { password: 'secret' },
  confirmFactor: { code: '000000' },
  proveFactor: { code: '000000' },
  loginFactor: { ticket: 'none', code: '000000' },
  adminDecide: { no: 'W1', act: 'approve' },
  adminPicture: { no: 'V1', side: 'front', reason: '核对证件照片' },
  createWebhook: { url: 'https://hooks.example.com/in', events: ['room.live'] },
  adminCreateWebhook: { url: 'https://hooks.example.com/in', events: ['order.paid'] },
  removeWebhook: { id: '1' },
  resumeWebhook: { id: '1' },
  testWebhook: ownWebhook,
  deliveryList: ownWebhook,
  resendDelivery: ownDelivery,
  createToken: { name: '机器人', scopes: ['chat:send'], days: 30 },
  revokeToken: { id: '1' },
  adminSetSettings: { values: [{ key: 'feedback_qq', value: '10000' }], reason: '换了联系方式' },
};

/** The body of a call for one caller. */
export async function bodyOf(name: ServedCallName, world: CallersWorld, asking: Asking): Promise<Body> {
  const made = bodies[name] ?? {};
  return typeof made === 'function' ? made(world, asking) : made;
}

/** Repairs after a call, so that the next calls find the world as it was. */
export const restore: Partial<Record<ServedCallName, (world: CallersWorld) => Promise<void>>> = {
  async applyExpert({ site }) {
    // Names that were proved here are sealed with nothing, which other calls would open.
    await site.site.platform.db.delete(verifications);
  },
  async endRoom({ site, room }) {
    await site.site.platform.db
      .update(rooms)
      .set({ status: 'live', isOpen: true })
      .where(eq(rooms.id, Number(room)));
  },
};
