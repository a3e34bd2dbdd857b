// Double of Tencent's messaging service, for tests alone: the unchanged SDK connects to it through its option `proxyServer`. The
// protocol is documented nowhere; this is what the SDK asks and reads, frames of JSON `{head: {servcmd, seq, ...}, body}`, for
// conversations between two.
import { WebSocketServer } from 'ws';
import { fileAnswers, fileStore, isSigned } from './messagingParts.mjs';

/** Messages of one page of history. */
const page = 15;

/** @type {typeof import('./messagingDouble.d.mts').startMessagingDouble} */
export async function startMessagingDouble({ secret } = {}) {
  const messages = [];
  const accounts = new Map();
  const unknown = new Set();
  const blocked = new Set();
  const away = new Set();
  const losing = new Set();
  const files = new Map();
  let origin = '';
  let serial = 0;
  let second = 0;

  const accountOf = (id) => {
    const account = accounts.get(id) ?? {
      id,
      tiny: String(144_115_000_000 + accounts.size),
      lines: new Set(),
      nick: '',
      avatar: '',
      pinned: new Set(),
      muted: new Set(),
      /** By the other account: the position up to which they have read, and messages deleted for them. */
      read: new Map(),
      gone: new Map(),
    };
    accounts.set(id, account);
    return account;
  };
  const between = (one, other) => messages.filter(({ from, to }) => (from === one && to === other) || (from === other && to === one));
  const seen = (me, other) => between(me, other).filter(({ place }) => place > (accountOf(me).gone.get(other) ?? 0));
  const unreadOf = (me, other) =>
    seen(me, other).filter(({ from, place }) => from === other && place > (accountOf(me).read.get(other) ?? 0)).length;
  const keyOf = ({ seq, random, time }) => `${seq}_${random}_${time}`;
  const write = ({ from, to, seq, random, time, clientTime, body, custom, isRevoked }) => ({
    From_Account: from,
    To_Account: to,
    MsgSeq: seq,
    MsgRandom: random,
    MsgTimeStamp: time,
    MsgClientTime: clientTime,
    ClientTime: clientTime,
    MsgBody: body,
    From_AccountNick: accountOf(from).nick,
    From_AccountHeadurl: accountOf(from).avatar,
    CloudCustomData: custom,
    TinyId: accountOf(from).tiny,
    ...(isRevoked && { MsgFlagBits: 8 }),
  });
  const frame = (line, head, body) => line.readyState === line.OPEN && line.send(Buffer.from(JSON.stringify({ head, body })));
  const push = (id, event, except) => {
    for (const line of accountOf(id).lines)
      if (line !== except) frame(line, { servcmd: 'im_open_push.msg_push', seq: (serial += 1) }, { EventArray: [event] });
  };
  const notify = (id, notice, except) => push(id, { Event: 10, C2cNotifyMsgArray: [notice] }, except);
  /** Seconds of the service: messages of one second differ only by their senders' numbers, so that here each has a second of its own. */
  const now = () => (second = Math.max(second + 1, Math.floor(Date.now() / 1_000)));

  const answers = {
    wslogin({ head: { identifier, usersig, a2 }, me: id, line }) {
      // Back after a cut it brings the key that it was given at its sign-in.
      const isGood = identifier ? (secret === undefined ? usersig !== 'bad' : isSigned(usersig, id, secret)) : a2 === `a2_${id}`;
      if (!isGood) return { ErrorCode: 70003, ErrorInfo: 'signature' };
      line.owner = id;
      accountOf(id).lines.add(line);
      return {
        A2Key: `a2_${id}`,
        TinyId: accountOf(id).tiny,
        InstId: (serial += 1),
        HelloInterval: 120,
        TimeStamp: Math.floor(Date.now() / 1_000),
      };
    },
    wslogout({ line }) {
      accountOf(line.owner).lines.delete(line);
      // Somebody else may sign in over the same line.
      line.owner = undefined;
      return {};
    },
    // It asks on and on for a list that has no end.
    black_list_get: () => ({ BlackListItem: [], StartIndex: 0, CurruentSequence: 1 }),
    black_list_add: ({ body, me }) => {
      for (const id of body.To_Account ?? []) blocked.add(`${me} ${id}`);
      return { ResultItem: (body.To_Account ?? []).map((id) => ({ To_Account: id, ResultCode: 0, ResultInfo: '' })) };
    },
    black_list_delete: ({ body, me }) => {
      for (const id of body.To_Account ?? []) blocked.delete(`${me} ${id}`);
      return { ResultItem: (body.To_Account ?? []).map((id) => ({ To_Account: id, ResultCode: 0, ResultInfo: '' })) };
    },
    /**
     * Returns messages since the last sync, and unread counts by sender, which the list of conversations lacks; the cookie is the
     * position of the last message sent to the client.
     */
    getmsg({ body, me }) {
      const since = Number(body.Cookie || -1);
      const missed = since < 0 ? [] : messages.filter(({ from, to, place }) => place > since && (from === me || to === me));
      const senders = [...new Set(messages.flatMap(({ from, to }) => (to === me ? [from] : [])))];
      const unread = senders.map((id) => ({ From_Account: id, UnreadCount: unreadOf(me, id) }));
      return { Cookie: String(messages.length), SyncFlag: 2, MsgList: missed.map(write), C2CPairUnreadCount: unread };
    },
    page_get({ me }) {
      const others = new Set(messages.flatMap(({ from, to }) => (from === me ? [to] : to === me ? [from] : [])));
      const items = [...others].flatMap((other) => {
        const last = seen(me, other).at(-1);
        if (!last) return [];
        return [
          {
            Type: 1,
            To_Account: other,
            MsgTime: last.time,
            MsgTimeStamp: last.time,
            UnreadMsgCount: unreadOf(me, other),
            C2cNick: accountOf(other).nick,
            C2cImage: accountOf(other).avatar,
            C2cPeerReadTime: readTime(other, me),
            LastC2CMsgFrom_Account: last.from,
            LastMsgFlags: last.isRevoked ? 8 : 0,
            MsgShow: '',
            LastMsg: write(last),
            MsgBody: last.body,
            MsgSeq: last.seq,
            MsgRandom: last.random,
            From_Account: last.from,
            CloudCustomData: last.custom,
            TopFlags: accountOf(me).pinned.has(other) ? 1 : 0,
            MsgRecvOption: accountOf(me).muted.has(other) ? 2 : 0,
          },
        ];
      });
      return { CompleteFlag: 1, TimeStamp: 0, StartIndex: 0, TopTimeStamp: 0, TopStartIndex: 0, SessionItem: items };
    },
    portrait_get_all: ({ body }) => ({
      UserProfileItem: (body.UserItem ?? []).map(({ To_Account: id }) => ({
        To_Account: id,
        ProfileItem: [
          { Tag: 'Tag_Profile_IM_Nick', Value: accountOf(id).nick },
          { Tag: 'Tag_Profile_IM_Image', Value: accountOf(id).avatar },
        ],
      })),
    }),
    portrait_set({ body, me }) {
      for (const { Tag, Value } of body.ProfileItem ?? []) {
        if (Tag === 'Tag_Profile_IM_Nick') accountOf(me).nick = Value;
        if (Tag === 'Tag_Profile_IM_Image') accountOf(me).avatar = Value;
      }
      return {};
    },
    sendmsg({ body, me, line }) {
      const { To_Account: to, MsgSeq: seq, MsgRandom: random } = body;
      if (blocked.has(`${to} ${me}`)) return { ErrorCode: 20007, ErrorInfo: 'blocked' };
      const there = between(me, to).find((one) => one.from === me && one.seq === seq && one.random === random);
      const message = there ?? {
        from: me,
        to,
        seq,
        random,
        time: now(),
        clientTime: body.MsgClientTime ?? body.ClientTime ?? Math.floor(Date.now() / 1_000),
        body: body.MsgBody,
        custom: body.CloudCustomData ?? '',
        isRevoked: false,
        place: messages.length + 1,
      };
      if (!there) {
        messages.push(message);
        for (const id of new Set([to, me])) push(id, { Event: 9, C2cMsgArray: [write(message)] }, line);
      }
      if (losing.delete(me)) return void line.terminate();
      return { MsgTime: message.time, MsgKey: keyOf(message) };
    },
    getroammsg({ body, me }) {
      const all = seen(me, body.Peer_Account);
      const at = body.MsgKey ? all.findIndex((one) => keyOf(one) === body.MsgKey) : all.length;
      const end = at < 0 ? all.length : at;
      const start = Math.max(0, end - (body.MaxCnt ?? page));
      const list = all.slice(start, end);
      return {
        Complete: start === 0 ? 1 : 0,
        MaxCnt: body.MaxCnt,
        MsgList: list.map(write),
        LastMsgTime: list[0]?.time ?? 0,
        MsgKey: list[0] ? keyOf(list[0]) : '',
      };
    },
    get_peer_read_time: ({ body, me }) => ({ ReadTime: (body.To_Account ?? []).map((other) => readTime(other, me)) }),
    get_c2c_peer_mute_notifications: ({ body, me }) => ({
      MuteNotificationsList: (body.Peer_Account ?? []).map((id) => ({
        Peer_Account: id,
        Mute_Notifications: accountOf(me).muted.has(id) ? 2 : 0,
      })),
    }),
    set_c2c_peer_mute_notifications({ body, me }) {
      for (const id of body.Peer_Account ?? []) accountOf(me).muted[body.Mute_Notifications ? 'add' : 'delete'](id);
      return {};
    },
    msgreaded({ body, me, line }) {
      for (const { To_Account: other, LastedMsgTime: time } of body.C2CMsgReaded?.C2CMsgReadedItem ?? []) {
        const last = between(me, other)
          .filter((one) => one.time <= time)
          .at(-1);
        accountOf(me).read.set(other, Math.max(accountOf(me).read.get(other) ?? 0, last?.place ?? 0));
        notify(other, { C2cReadedReceipt: { To_Account: me, UinPairReadArray: [{ Peer_Account: me, LastReadTime: time }] } });
        notify(me, { ReadC2cMsgNotify: { UinPairReadArray: [{ From_Account: other, LastReadTime: time }] } }, line);
      }
      return {};
    },
    msgwithdraw({ body: { MsgInfo: info }, me, line }) {
      const message = between(me, info.To_Account).find(({ seq, random }) => seq === info.MsgSeq && random === info.MsgRandom);
      if (!message || message.from !== me) return { ErrorCode: 20022, ErrorInfo: 'not yours' };
      message.isRevoked = true;
      const { from, to, seq, random, time, clientTime } = message;
      const withdrawn = {
        From_Account: from,
        To_Account: to,
        MsgSeq: seq,
        MsgRandom: random,
        MsgTimeStamp: time,
        TinyId: accountOf(from).tiny,
        ClientTime: clientTime,
      };
      for (const id of [to, from]) notify(id, { WithdrawC2cMsgNotify: { C2cWithdrawInfoArray: [withdrawn] } }, line);
      return {};
    },
    top({ body, me }) {
      for (const { To_Account: id } of body.RecentContactItem ?? []) accountOf(me).pinned[body.OperationType === 1 ? 'add' : 'delete'](id);
      return {};
    },
    batch_delete({ body, me }) {
      for (const { To_Account: other } of body.ContactItem ?? []) accountOf(me).gone.set(other, messages.length);
      return {
        ResultItem: (body.ContactItem ?? []).map(({ To_Account: id }) => ({ Type: 1, To_Account: id, ResultCode: 0, ResultInfo: '' })),
      };
    },
    ...fileAnswers(files, () => origin),
  };
  /** Time of the newest message of `me` that another has read. */
  function readTime(other, me) {
    const place = accountOf(other).read.get(me) ?? 0;
    return messages.find((one) => one.place === place)?.time ?? 0;
  }

  const server = fileStore(files);
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (line) => {
    line.on('error', () => line.terminate());
    line.on('close', () => line.owner && accountOf(line.owner).lines.delete(line));
    line.on('message', (raw) => {
      const { head, body } = JSON.parse(raw.toString());
      const me = line.owner ?? (head.identifier || head.a2?.replace('a2_', ''));
      if (away.has(me)) return line.terminate();
      if (head.a2 && !line.owner) {
        line.owner = me;
        accountOf(me).lines.add(line);
      }
      const answer = answers[head.servcmd.split('.')[1]];
      if (!answer) unknown.add(head.servcmd);
      const said = answer ? answer({ head, body, me, line }) : {};
      if (said === undefined) return;
      const { ErrorCode = 0, ErrorInfo = '', ...data } = said;
      frame(
        line,
        { servcmd: head.servcmd, seq: head.seq },
        { ActionStatus: ErrorCode === 0 ? 'OK' : 'FAIL', ErrorCode, ErrorInfo, ...data },
      );
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  origin = `http://127.0.0.1:${port}`;
  const hangUp = (id) => accountOf(id).lines.forEach((line) => line.terminate());

  return {
    url: `ws://127.0.0.1:${port}`,
    block: (who, whom) => void blocked.add(`${who} ${whom}`),
    kick: (who) => notify(who, { KickoutMsgNotify: { KickType: 2, NewInstInfo: {} } }),
    cut(who) {
      away.add(who);
      hangUp(who);
    },
    mend: (who) => void away.delete(who),
    loseAnswer: (who) => void losing.add(who),
    said: (one, other) => between(one, other).length,
    unknown: () => [...unknown],
    stop: () =>
      new Promise((resolve) => {
        for (const line of sockets.clients) line.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
