// The floor: bare HTTP and bare `ws`, which pass a comment on to every socket without a database, rights, limits and order.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

export async function openFloor() {
  const http = createServer((asked, answer) => {
    const text = new URL(asked.url, 'http://floor').searchParams.get('text');
    const frame = Buffer.from(JSON.stringify({ code: 100, type: 'barrage', topic: 'room:1', data: { id: '1', text } }));
    for (const socket of sockets.clients) socket.send(frame, { binary: false });
    answer.end('{"code":0}');
  });
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
  sockets.on('connection', (socket) => socket.on('message', () => undefined));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    port: http.address().port,
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      http.close();
      await once(http, 'close');
    },
  };
}
