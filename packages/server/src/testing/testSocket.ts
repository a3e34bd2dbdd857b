import { WebSocket } from 'ws';

/** A frame as a client reads it. */
export interface TestFrame {
  code: number;
  type: string;
  topic?: string;
  data: Record<string, unknown>;
  seq?: number;
  epoch?: string;
}

/** A WebSocket client that records every frame and can wait for some. */
export interface TestSocket {
  frames: TestFrame[];
  /** Resolves once the frames so far satisfy the condition. */
  until(condition: (frames: TestFrame[]) => boolean): Promise<void>;
  send(frame: unknown): void;
  /** Sends a heartbeat and waits for its answer: earlier frames have been read by then. */
  settle(): Promise<void>;
  socket: WebSocket;
  /** Cuts the connection; resolves when the socket is closed. */
  close(): Promise<void>;
}

/** Opens the WebSocket of a site. */
export async function openTestSocket(origin: string, headers: Record<string, string> = {}): Promise<TestSocket> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
  const frames: TestFrame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (raw: Buffer, isBinary) => {
    if (!isBinary) frames.push(JSON.parse(raw.toString()) as TestFrame);
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const until = async (condition: (frames: TestFrame[]) => boolean) => {
    while (!condition(frames)) await new Promise<void>((resume) => waiting.push(resume));
  };
  const send = (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return {
    frames,
    until,
    send,
    async settle() {
      const beats = () => frames.filter(({ type }) => type === 'heartbeat').length;
      const before = beats();
      send({ type: 'heartbeat' });
      await until(() => beats() > before);
    },
    socket,
    close: () =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) return resolve();
        socket.once('close', () => resolve());
        socket.terminate();
      }),
  };
}
