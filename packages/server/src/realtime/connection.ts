import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import { clientFrame, frameCodes, type ClientFrame, type ControlFrameData, type ControlFrameType } from '@pitchside/api/realtime';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { QrListener } from '../modules/account/qr/qr.watchers.ts';
import type { Member } from '../platform/handlers.ts';
import type { Language } from '../text/local.ts';
import { speak } from '../text/speak.ts';
import type { Pack } from './pack.ts';

/** Bytes waiting for a slow reader beyond which comments are left out, and beyond which it is dropped. */
const backlog = { lossy: 256 * 1024, most: 1024 * 1024 };

/** Frames a client may send in ten seconds. */
const frameAllowance = 60;

const unknownFrame = msg`不认识的消息`;

/** One open socket: who it speaks for, in which language, and how fast it reads. */
export class Connection {
  language: Language = 'zh';
  member: Member | undefined;
  /** The registration under way or the last one; what depends on who speaks waits for it. */
  registering: Promise<void> = Promise.resolve();
  /** The company whose odds it hears; empty until it chooses. */
  companyId = '';
  /** The choice of a company or the subscription to its odds under way; the next one waits for it. */
  choosing: Promise<void> = Promise.resolve();
  classifyType: 0 | 1 = 0;
  /** Milliseconds UTC of the last frame from the client. */
  heardAt: number;
  /** Hears how a sign-in by QR code goes on. */
  readonly signIn: QrListener = {
    tell: (data) => this.tell('login', data, frameCodes.push),
    isOpen: () => this.isOpen,
  };
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  #windowFrom = 0;
  #windowFrames = 0;

  /** `line` is what the socket itself writes to. */
  constructor(socket: WebSocket, line: Duplex, now: number) {
    this.#socket = socket;
    this.#line = line;
    this.heardAt = now;
  }

  /** Writes what follows an event in a pack that was built once for many; a slow reader does without what may be left out. */
  deliver(pack: Pack, after: number): void {
    if (!this.isOpen) return;
    const waiting = this.#socket.bufferedAmount;
    if (waiting > backlog.most) return this.close(1013, 'slow reader');
    // Whole frames, past the socket's own sender: it would make head and write of each anew for every reader. It compresses nothing, so that no frame of its own is ever half written.
    this.#line.write(pack.since(after, this.language, waiting > backlog.lossy));
  }

  /** Answers or tells this client alone. */
  tell<T extends ControlFrameType>(type: T, data: ControlFrameData<T>, code: number = frameCodes.reply): void {
    this.#socket.send(JSON.stringify({ code, type, data }));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  refuse(): void {
    this.tell('error', { code: codes.failed, msg: speak(unknownFrame, this.language) });
  }

  /** Reads a frame; anything unknown is refused, too many end the connection. */
  read(raw: string, now: number): ClientFrame | undefined {
    this.heardAt = now;
    if (now > this.#windowFrom + 10_000) [this.#windowFrom, this.#windowFrames] = [now, 0];
    this.#windowFrames += 1;
    if (this.#windowFrames > frameAllowance) {
      this.close(1008, 'too many frames');
      return undefined;
    }
    const parsed = clientFrame.safeParse(parse(raw));
    if (parsed.success) return parsed.data;
    this.refuse();
    return undefined;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A peer that does not answer the closing handshake is cut off.
    setTimeout(() => this.#socket.terminate(), 2_000).unref();
  }
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
