// The floor: bare `ws` that sends frames made beforehand to every socket, without database, topics and order.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** Keeps what a server of ours says to one socket of each company, so that the floor can say it again. */
export function createRecord() {
  const frames = [];
  const timeOf = ({ type, data }) => (type === 'match' ? data.version : Math.round(data.list[0][3][0] * 1_000));
  return {
    add: (company, frame) => frames.push({ company, frame }),
    /** The frames of one delivery, by its instant. */
    of: (ms) => frames.filter(({ frame }) => timeOf(frame) === ms),
  };
}

/** The frame again, of another instant of the run: ms. */
function again({ company, frame }, seq, ms) {
  const data =
    frame.type === 'match'
      ? { ...frame.data, version: ms }
      : {
          ...frame.data,
          list: frame.data.list.map(([match, of, market, live, initial]) => [match, of, market, [ms / 1_000, ...live.slice(1)], initial]),
        };
  return { company, buffer: Buffer.from(JSON.stringify({ ...frame, seq, data })) };
}

/** Starts it; `broadcast` sends what one delivery of the recorded server made to those whom it is for. */
export async function openFloor() {
  const http = createServer();
  const own = new Map();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (raw) => {
      const { type, data } = JSON.parse(raw.toString());
      if (type === 'toggle') socket.company = data.company_id;
      if (type === 'subscribe' && data.topic.startsWith('user:')) own.set(data.topic, socket);
      if (type === 'subscribe')
        socket.send(JSON.stringify({ code: 200, type: 'subscribed', data: { topic: data.topic, epoch: 'floor', seq: 0 } }));
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  let seq = 0;
  return {
    port: http.address().port,
    broadcast(some, ms) {
      for (const { company, buffer } of some.map((one) => again(one, (seq += 1), ms)))
        for (const socket of sockets.clients)
          if (company === undefined || socket.company === company) socket.send(buffer, { binary: false });
    },
    /** Says something to members alone. */
    notify(ids, ms) {
      for (const topic of ids.map((id) => `user:${id}`))
        own.get(topic)?.send(
          JSON.stringify({
            code: 100,
            type: 'wallet',
            topic,
            epoch: 'floor',
            seq: (seq += 1),
            data: { balance: ms, wallet: 0, income: 0, experience: 1, level: 1, exp_icon: '', at: ms },
          }),
          { binary: false },
        );
    },
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      http.close();
    },
  };
}
