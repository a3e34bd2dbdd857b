import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import { clientFrame, frameCodes, type ClientFrame, type ControlFrameData, type ControlFrameType } from '@pitchside/api/realtime';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { QrListener } from '../modules/member/account/index.ts';
import type { Member } from '../platform/handlers.ts';
import type { Language } from '../text/local.ts';
import { speak } from '../text/speak.ts';
import type { Pack, View } from './pack.ts';

/** Bytes waiting for a slow reader beyond which comments are left out, and beyond which it is dropped. */
const backlog = { lossy: 256 * 1024, most: 1024 * 1024 };

/** Frames that a client may send in one breath, as it does when it comes back to its topics after a cut, and each second from then on. */
const frames = { burst: 300, aSecond: 6 };

const texts = { unknown: msg`不认识的消息`, gone: msg`没有找到`, busy: msg`服务繁忙，请稍后再试`, fault: msg`服务出错了，请稍后再试` };

/**
 * Reason for refusing a frame: unknown, names a thing that does not exist, not possible right now, or our fault; or a message of its own.
 */
export type Refusal = keyof typeof texts | MessageDescriptor;

/** One open WebSocket: its member, its language, and how fast it reads. */
export class Connection {
  language: Language = 'zh';
  member: Member | undefined;
  /** Network of its address, by which visitors are counted. */
  readonly network: string;
  /** Company whose odds it gets; empty until it chooses. */
  companyId = '';
  /** Whether it names its topics; otherwise it gets the events of the specification's socket. */
  isByTopic = false;
  /** Whether it reads events that come together, and patches. */
  takesPatches = false;
  /** Whether it reads deflated messages. */
  inflates = false;
  /** Whether somebody watches there; overlays of a broadcast are nobody. */
  isViewer = true;
  /** Views of topics that it follows without having named them, by topic. */
  readonly views = new Map<string, View>();
  /** Topics that it follows by their names. */
  readonly named = new Set<string>();
  /** Milliseconds UTC of the last frame from the client. */
  heardAt: number;
  /** Gets the progress of a sign-in by QR code. */
  readonly signIn: QrListener = {
    sendLogin: (data) => this.sendControl('login', data, frameCodes.push),
    isOpen: () => this.isOpen,
  };
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  #order: Promise<unknown> = Promise.resolve();
  /** Frames that it may send right now, counted at `heardAt`. */
  #allowance = frames.burst;

  /** `line` is the stream that the socket itself writes to. */
  constructor(socket: WebSocket, line: Duplex, now: number, network: string) {
    this.network = network;
    this.#socket = socket;
    this.#line = line;
    this.heardAt = now;
  }

  /**
   * Writes the frames after an event from a pack that was built once for many; a slow reader gets no droppable ones.
   * @param since event since which it has got every one in its language
   */
  deliver(pack: Pack, after: number, since: number): void {
    if (!this.isOpen) return;
    const waiting = this.#socket.bufferedAmount;
    if (waiting > backlog.most) return this.close(1013, 'slow reader');
    // Whole frames, past the socket's own sender, which would make head and write of each anew for every reader. It compresses nothing, so
    // no frame of its own is ever half written.
    const frames = pack.after(after, {
      language: this.language,
      isSlow: waiting > backlog.lossy,
      view: this.views.get(pack.topic),
      since: this.takesPatches ? since : undefined,
      inflates: this.inflates,
    });
    if (frames.length > 0) this.#line.write(frames);
  }

  /** Sends a frame to this client alone. */
  sendControl<T extends ControlFrameType>(type: T, data: ControlFrameData<T>, code: number = frameCodes.reply): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > backlog.most) return this.close(1013, 'slow reader');
    this.#socket.send(JSON.stringify({ code, type, data }));
  }

  /** Writes a frame that was built once for many readers. */
  pass(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > backlog.most) return this.close(1013, 'slow reader');
    this.#line.write(frame);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Tells the reason why a frame, or a topic from now on, is not followed; a client that gets `busy` tries again. */
  refuse(why: Refusal, about: { frame?: string; topic?: string } = {}): void {
    const text = typeof why === 'string' ? texts[why] : why;
    this.sendControl('error', { code: codes.failed, msg: speak(text, this.language), ...about, ...(why === 'busy' && { is_busy: true }) });
  }

  /** Runs work that depends on the member and the language, in order of the requests; not once the socket is closing. */
  inOrder(work: () => Promise<void>): Promise<void> {
    const turn = this.#order.then(() => (this.isOpen ? work() : undefined));
    this.#order = turn.catch(() => undefined);
    return turn;
  }

  /** Reads a frame; anything unknown is refused, too many end the connection. */
  read(raw: string, now: number): ClientFrame | undefined {
    this.#allowance = Math.min(frames.burst, this.#allowance + (Math.max(0, now - this.heardAt) / 1_000) * frames.aSecond) - 1;
    this.heardAt = now;
    if (this.#allowance < 0) {
      this.close(1008, 'too many frames');
      return undefined;
    }
    const parsed = clientFrame.safeParse(withData(parse(raw)));
    if (parsed.success) return parsed.data;
    this.refuse('unknown');
    return undefined;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A peer that does not answer the closing handshake is cut off.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }
}

/** Fields of a frame may be beside its type: the specification defines no `data` for clients' frames. */
function withData(frame: unknown): unknown {
  if (typeof frame !== 'object' || frame === null || 'data' in frame || !('type' in frame)) return frame;
  const { type, ...data } = frame;
  return { type, data };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
