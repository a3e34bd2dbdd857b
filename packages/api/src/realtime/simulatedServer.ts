import type { ClientFrame } from './realtime.contract.ts';
import { commentEvent, type FakeSocket } from './testing.ts';

type Place = ReturnType<typeof commentEvent>;

/** A server with one topic and a bad network, for the model test: it keeps the true order, and loses, doubles and swaps what it sends. */
export function createSimulatedServer(topic: string) {
  let epoch = 1;
  let last = 0;
  let log: Place[] = [];
  let connection: { socket: FakeSocket; frames: object[]; isSubscribed: boolean } | undefined;

  const position = () => ({ topic, epoch: `e${epoch}`, seq: last });
  const reply = (type: string, seq: number) => connection?.frames.push({ code: 200, type, data: { ...position(), seq } });
  const isEvent = (frame: object | undefined): frame is Place => frame !== undefined && 'seq' in frame;

  function resume(from: { epoch?: string | undefined; seq?: number | undefined }) {
    if (!connection) return;
    connection.isSubscribed = true;
    const seq = from.epoch === `e${epoch}` && from.seq !== undefined ? from.seq : last;
    const missed = log.filter((event) => event.seq > seq);
    const isWhole = seq <= last && missed.length === last - seq;
    if (from.epoch !== undefined && (from.epoch !== `e${epoch}` || !isWhole)) reply('reset', last);
    reply('subscribed', isWhole ? seq : last);
    if (isWhole) connection.frames.push(...missed);
  }

  return {
    position,
    /** Takes a frame of the client. */
    receive(socket: FakeSocket, frame: ClientFrame) {
      if (connection?.socket !== socket) return;
      if (frame.type === 'subscribe') resume(frame.data);
      if (frame.type === 'unsubscribe') connection.isSubscribed = false;
      if (frame.type === 'heartbeat') connection.frames.push({ code: 200, type: 'heartbeat', data: { server_at: 1 } });
    },
    accept(socket: FakeSocket) {
      connection = { socket, frames: [], isSubscribed: false };
      socket.open();
    },
    publish() {
      last += 1;
      const event = commentEvent(topic, `e${epoch}`, last);
      log.push(event);
      if (connection?.isSubscribed) connection.frames.push(event);
    },
    /** Hands the next `count` frames on the connection to the client. */
    deliver(count: number) {
      for (const frame of connection?.frames.splice(0, count) ?? []) connection?.socket.say(frame);
    },
    /** The connection breaks with all that is on it. */
    cut() {
      const socket = connection?.socket;
      connection = undefined;
      socket?.cut();
    },
    /** Everything that could be replayed is forgotten. */
    trim: () => void (log = []),
    /** Starts again with nothing: a new numbering from a lower place. */
    restart(lower: number) {
      epoch += 1;
      last = Math.min(lower, last);
      log = [];
      this.cut();
    },
    duplicate(index: number) {
      const frame = connection?.frames[index];
      if (isEvent(frame)) connection?.frames.push(frame);
    },
    swap(index: number) {
      const [one, other] = connection?.frames.slice(index, index + 2) ?? [];
      if (isEvent(one) && isEvent(other)) connection?.frames.splice(index, 2, other, one);
    },
    drop(index: number) {
      if (isEvent(connection?.frames[index])) connection?.frames.splice(index, 1);
    },
  };
}
