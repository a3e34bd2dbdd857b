import { connect, type Socket } from 'node:net';

/** An answer as raw bytes. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Reads the answers to HEAD by their head alone; `method` of the n-th request. */
function readAnswer(bytes: Buffer, isHead: boolean): { answer: RawAnswer; rest: Buffer } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? Number.NaN);
  let from = end + 4;
  let body: Buffer = Buffer.alloc(0);
  if (headers['transfer-encoding'] === 'chunked' && !isHead) {
    for (;;) {
      const line = bytes.indexOf('\r\n', from);
      if (line < 0) return undefined;
      const size = Number.parseInt(bytes.subarray(from, line).toString('latin1'), 16);
      if (bytes.length < line + 2 + size + 2) return undefined;
      body = Buffer.concat([body, bytes.subarray(line + 2, line + 2 + size)]);
      from = line + 2 + size + 2;
      if (size === 0) break;
    }
  } else if (!isHead && status >= 200 && status !== 204 && status !== 304) {
    const length = Number(headers['content-length'] ?? 0);
    if (bytes.length < from + length) return undefined;
    body = bytes.subarray(from, from + length);
    from += length;
  }
  return { answer: { status, headers, body: body.toString('utf8') }, rest: bytes.subarray(from) };
}

/** Parses all complete answers of a connection; returns the remaining bytes as they are. */
export function readAnswers(bytes: Buffer, isHead = false): { answers: RawAnswer[]; left: Buffer } {
  const answers: RawAnswer[] = [];
  let left = bytes;
  for (let read = readAnswer(left, isHead); read; read = readAnswer(left, isHead)) {
    left = read.rest;
    if (read.answer.status !== 100) answers.push(read.answer);
  }
  return { answers, left };
}

export interface RawOptions {
  /** Answers after which we leave; default 1. */
  answers?: number;
  /** Cuts the connection with a reset once all is written. */
  reset?: boolean;
  /** The request was a HEAD. */
  isHead?: boolean;
  /** Milliseconds between two pieces. */
  pause?: number;
  /** Milliseconds after which we leave; default 5 s. */
  patience?: number;
}

/** Writes raw pieces to a site and returns all that it answered until the connection was closed, and who closed it. */
export async function sendRaw(
  origin: string,
  pieces: readonly (string | Uint8Array)[],
  { answers: expected = 1, reset = false, isHead = false, pause = 0, patience = 5_000 }: RawOptions = {},
): Promise<{ answers: RawAnswer[]; left: Buffer; closedBy: 'site' | 'us' }> {
  const { hostname, port } = new URL(origin);
  const heard: Buffer[] = [];
  let closedBy: 'site' | 'us' = 'site';
  await new Promise<void>((resolve) => {
    const socket: Socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const leave = () => {
      closedBy = 'us';
      socket.destroy();
    };
    const late = setTimeout(leave, patience);
    socket.on('data', (part: Buffer) => {
      heard.push(part);
      if (readAnswers(Buffer.concat(heard), isHead).answers.length >= expected) leave();
    });
    // A connection that the site cut may end with a reset.
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(late);
      resolve();
    });
    socket.once('connect', () => {
      void (async () => {
        for (const [index, piece] of pieces.entries()) {
          if (index > 0 && pause > 0) await new Promise((resume) => setTimeout(resume, pause));
          if (socket.destroyed) return;
          socket.write(piece);
        }
        if (reset) {
          closedBy = 'us';
          socket.resetAndDestroy();
        }
      })();
    });
  });
  return { ...readAnswers(Buffer.concat(heard), isHead), closedBy };
}
