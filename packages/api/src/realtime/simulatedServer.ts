import { createPatch, unchanged } from './patch.ts';
import type { ClientFrame } from './realtime.contract.ts';
import { commentEvent, detailEvent, type FakeSocket } from './testing.ts';

type Place = ReturnType<typeof commentEvent> | ReturnType<typeof detailEvent>;
type Entry = [seq: number, type: string | number, content: unknown];
type EventFrame = Place | [topic: string, epoch: string, ...entries: Entry[]];

const rowOf = (event: Place) => ('match_id' in event.data ? event.data.match_id : undefined);

/**
 * A server with one topic and a bad network, for the model test: it keeps the true order, and loses, doubles and swaps what it sends.
 * @param isOld it knows nothing of patches
 */
export function createSimulatedServer(topic: string, isOld = false) {
  let epoch = 1;
  let last = 0;
  let log: Place[] = [];
  const truth = new Map<string, Place>();
  /** Newest events of rows: what live events are patches of. */
  let rows = new Map<string, Place>();
  let connection: { socket: FakeSocket; frames: object[]; isSubscribed: boolean; takesPatches: boolean; from: number } | undefined;

  const position = () => ({ topic, epoch: `e${epoch}`, seq: last });
  const reply = (type: string, seq: number) => connection?.frames.push({ code: 200, type, data: { ...position(), seq } });
  const isEvent = (frame: object | undefined): frame is EventFrame => frame !== undefined && (Array.isArray(frame) || 'seq' in frame);

  function entryOf(event: Place, known: Map<string, Place>, from: number): Entry {
    const row = rowOf(event);
    const base = row === undefined ? undefined : known.get(row);
    if (row !== undefined) known.set(row, event);
    if (!base || base.seq <= from) return [event.seq, event.type, event.data];
    const patch = createPatch(base.data, event.data);
    return [event.seq, event.seq - base.seq, patch === unchanged ? {} : patch];
  }

  function push(events: readonly Place[], known: Map<string, Place>) {
    if (!connection?.isSubscribed || events.length === 0) return;
    const { frames, takesPatches, from } = connection;
    if (takesPatches) frames.push([topic, `e${epoch}`, ...events.map((event) => entryOf(event, known, from))]);
    else frames.push(...events);
  }

  function resume(from: { epoch?: string | undefined; seq?: number | undefined }) {
    if (!connection) return;
    connection.isSubscribed = true;
    const seq = from.epoch === `e${epoch}` && from.seq !== undefined ? from.seq : last;
    const missed = log.filter((event) => event.seq > seq);
    const isWhole = seq <= last && missed.length === last - seq;
    if (from.epoch !== undefined && (from.epoch !== `e${epoch}` || !isWhole)) reply('reset', last);
    connection.from = isWhole ? seq : last;
    reply('subscribed', connection.from);
    if (isWhole) push(missed, new Map());
  }

  return {
    position,
    /** Data of an event as it was published. */
    dataAt: (at: string, seq: number): unknown => truth.get(`${at} ${seq}`)?.data,
    /** Takes a frame of the client. */
    receive(socket: FakeSocket, frame: ClientFrame) {
      if (connection?.socket !== socket) return;
      if (frame.type === 'register') connection.takesPatches = !isOld && frame.data.patches === true;
      if (frame.type === 'subscribe') resume(frame.data);
      if (frame.type === 'unsubscribe') connection.isSubscribed = false;
      if (frame.type === 'heartbeat') connection.frames.push({ code: 200, type: 'heartbeat', data: { server_at: 1 } });
    },
    accept(socket: FakeSocket) {
      connection = { socket, frames: [], isSubscribed: false, takesPatches: false, from: 0 };
      socket.open();
    },
    /** Something happens: the next state of a row, whose figures follow from a number, or a comment. */
    publish(row?: { id: string; figures: readonly number[] }) {
      last += 1;
      const event = row ? detailEvent(topic, `e${epoch}`, last, row) : commentEvent(topic, `e${epoch}`, last);
      log.push(event);
      truth.set(`e${epoch} ${last}`, event);
      if (connection?.isSubscribed) push([event], rows);
      else if (row) rows.set(row.id, event);
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
      rows = new Map();
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
