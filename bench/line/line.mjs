// A bad line between a browser and a site, as its TCP connections feel it: all of them share its bits a second, each piece travels half
// a round trip, and one that is lost is sent again after a timeout, with everything after it in its connection waiting.
import { connect, createServer } from 'node:net';

/** Bytes of a piece, and most of a connection that are under way in one direction: a window of TCP. */
const [piece, window] = [1_460, 32 * 1_024];
/** Milliseconds until a lost piece is sent again, over a round trip, and until a lost greeting is; doubled with each further loss. */
const patience = { piece: 200, greeting: 1_000 };

/** One direction of the line, which its connections take turns in. */
function openWay({ kilobits, roundTrip, loss }) {
  const flows = [];
  let isBusy = false;
  let bytes = 0;

  function next() {
    const place = flows.findIndex(({ queue }) => queue.length > 0);
    if (place < 0) return void (isBusy = false);
    isBusy = true;
    const [flow] = flows.splice(place, 1);
    flows.push(flow);
    const { data, isAgain } = flow.queue.shift();
    setTimeout(
      () => {
        if (!isAgain) flow.sent(data);
        next();
      },
      data.length / (kilobits / 8),
    );
  }

  return {
    bytes: () => bytes,
    /** Adds a connection. `deliver` writes what has arrived; `drained` says that there is room. */
    add({ deliver, drained, greetedAt }) {
      const arrived = [];
      let [waiting, last, hasEnded, timer] = [0, greetedAt, false];
      const flow = {
        queue: [],
        sent(data) {
          let late = 0;
          for (let wait = roundTrip + patience.piece; Math.random() < loss; wait *= 2) {
            late += wait;
            flow.queue.unshift({ data, isAgain: true });
          }
          last = Math.max(last, performance.now() + roundTrip / 2 + late);
          arrived.push({ at: last, data });
          timer ??= setTimeout(arrive, last - performance.now());
        },
      };
      function arrive() {
        timer = undefined;
        while (arrived.length > 0 && arrived[0].at <= performance.now() + 1) {
          const { data } = arrived.shift();
          waiting -= data.length;
          bytes += data.length;
          deliver(data);
        }
        if (waiting < window) drained();
        if (arrived.length > 0) timer = setTimeout(arrive, arrived[0].at - performance.now());
        else if (hasEnded && waiting === 0) deliver(null);
      }
      flows.push(flow);
      return {
        /** Takes data; false once the window is full. */
        take(data) {
          for (let from = 0; from < data.length; from += piece) flow.queue.push({ data: data.subarray(from, from + piece) });
          waiting += data.length;
          if (!isBusy) next();
          return waiting < window;
        },
        end() {
          hasEnded = true;
          if (waiting === 0) deliver(null);
        },
        close() {
          clearTimeout(timer);
          const place = flows.indexOf(flow);
          if (place >= 0) flows.splice(place, 1);
        },
      };
    },
  };
}

/**
 * Opens a line.
 * @param {{ kilobits: number, roundTrip: number, loss: number }} options kbit/s in each direction, ms, and the share of pieces that is lost
 */
export async function openLine(options) {
  const open = new Set();
  const [down, up] = [openWay(options), openWay(options)];
  let port = 0;
  let sockets = 0;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let greeting = options.roundTrip;
    for (let wait = patience.greeting; 1 - Math.random() < 1 - (1 - options.loss) ** 2; wait *= 2) greeting += wait;
    const greetedAt = performance.now() + greeting;
    const ways = [
      [near, far, up],
      [far, near, down],
    ].map(([from, to, way]) => {
      const flow = way.add({
        greetedAt,
        deliver: (data) => (data ? to.write(data) : to.end()),
        drained: () => from.resume(),
      });
      from.on('data', (data) => {
        if (!flow.take(data)) from.pause();
      });
      from.on('end', flow.end);
      return flow;
    });
    near.once('data', (head) => {
      if (head.toString('latin1').startsWith('GET /ws')) sockets += 1;
    });
    const end = () => {
      for (const socket of [near, far]) {
        socket.destroy();
        open.delete(socket);
      }
      for (const way of ways) way.close();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once('error', end);
      socket.once('close', end);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    /** The site's port on this machine, known once it runs. */
    leadTo: (to) => void (port = to),
    /** Bytes that have arrived at the browser, and at the site. */
    bytes: () => ({ down: down.bytes(), up: up.bytes() }),
    /** Number of realtime sockets that were opened. */
    sockets: () => sockets,
    /** Cuts all connections, as a new visit begins without any. */
    cut: () => [...open].forEach((socket) => socket.destroy()),
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
