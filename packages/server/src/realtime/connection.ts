import { msg } from '@lingui/core/macro';
import { codes } from '@pitchside/api/contract';
import { clientFrame, frameCodes, type ClientFrame, type ControlFrameData, type ControlFrameType } from '@pitchside/api/realtime';
import type { WebSocket } from 'ws';
import type { QrListener } from '../modules/account/qr/qr.watchers.ts';
import type { Member } from '../platform/handlers.ts';
import type { Language } from '../text/local.ts';
import { speak } from '../text/speak.ts';

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
  #windowFrom = 0;
  #windowFrames = 0;

  constructor(socket: WebSocket, now: number) {
    this.#socket = socket;
    this.heardAt = now;
  }

  /** Sends a frame that was built once for many; `lossy` frames are left out while the reader is slow. */
  deliver(frame: Buffer, lossy: boolean): void {
    const waiting = this.#socket.bufferedAmount;
    if (lossy && waiting > backlog.lossy) return;
    if (waiting > backlog.most) return this.close(1013, 'slow reader');
    this.#socket.send(frame, { binary: false });
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
