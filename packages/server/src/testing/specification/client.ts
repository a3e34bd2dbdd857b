import { WebSocket } from 'ws';
import type { Known, SpecifiedCall } from './calls.data.ts';

/** An answer as section 8 of the specification describes it. */
export interface SpecifiedAnswer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

/** A frame of the socket: code (100 or 200), type and data. */
export interface SpecifiedFrame {
  code: number;
  type: string;
  data: Record<string, unknown>;
}

/** A client that knows the specification and nothing of our contract. */
export function createSpecifiedClient(origin: string, known: Known) {
  let token: string | undefined;

  async function call({ call: line, params = {} }: SpecifiedCall): Promise<SpecifiedAnswer> {
    const [method = '', path = ''] = line.split(' ');
    const given = Object.entries(typeof params === 'function' ? params(known) : params);
    // Room management sends its parameters in the query.
    const inQuery = method === 'GET' || path.startsWith('RoomManage/');
    const query = inQuery && given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : '';
    const response = await fetch(`${origin}/api/${path}${query}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      headers: { ...(token !== undefined && { token }), ...(!inQuery && { 'content-type': 'application/json' }) },
      ...(!inQuery && { body: JSON.stringify(Object.fromEntries(given)) }),
    });
    const answer = (await response.json()) as Omit<SpecifiedAnswer, 'status'>;
    if (answer.code === 0) known.answers.set(path, answer.data);
    return { ...answer, status: response.status };
  }

  return {
    call,
    /** Sets the token of all further requests. */
    enter: (given: string | undefined) => void (token = given),
    /** Uploads a file as Qiniu's client does: a form with token and key, and no session. */
    async upload(grant: { token: string; key: string; upload_url: string }, file: Blob): Promise<SpecifiedAnswer> {
      const form = new FormData();
      form.set('token', grant.token);
      form.set('key', grant.key);
      form.set('file', file, 'file');
      const response = await fetch(new URL(grant.upload_url, origin), { method: 'POST', body: form });
      return { ...((await response.json()) as Omit<SpecifiedAnswer, 'status'>), status: response.status };
    },
    /** Opens the socket and sends the frames of section 4: register, toggle, classify. */
    async listen({ classify = 0, isFlat = false, session }: { classify?: 0 | 1; isFlat?: boolean; session?: string } = {}) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`);
      const frames: SpecifiedFrame[] = [];
      const waiting: (() => void)[] = [];
      socket.on('message', (raw: Buffer) => {
        frames.push(JSON.parse(raw.toString()) as SpecifiedFrame);
        for (const wake of waiting.splice(0)) wake();
      });
      await new Promise((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      const send = (type: string, fields: object) => socket.send(JSON.stringify(isFlat ? { type, ...fields } : { type, data: fields }));
      const until = async (condition: (heard: readonly SpecifiedFrame[]) => boolean) => {
        while (!condition(frames)) await new Promise<void>((resume) => waiting.push(resume));
      };
      send('register', { info: 'web', ...(session !== undefined && { token: session }) });
      send('toggle', { company_id: 0 });
      send('classify', { classify_type: classify });
      return {
        frames,
        send,
        until,
        heard: (type: string) => until((heard) => heard.some((frame) => frame.type === type)),
        close: () =>
          new Promise((resolve) => {
            socket.once('close', resolve);
            socket.close();
          }),
      };
    },
  };
}
