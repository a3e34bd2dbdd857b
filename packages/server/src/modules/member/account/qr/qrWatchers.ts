import type { UserInfo } from '@pitchside/api/member/account';
import type { ControlFrameData } from '@pitchside/api/realtime';
import { randomUUID } from 'node:crypto';
import type { Platform } from '../../../../platform/platform.ts';
import type { Running } from '../../../../platform/running.types.ts';
import { hashToken } from '../token.ts';
import { secretOf, ticketOf } from './qrCode.ts';
import type { QrRepository, QrRow } from './qr.repository.ts';

/** Connection of a computer that wants to sign in. */
export interface QrListener {
  sendLogin(data: ControlFrameData<'login'>): void;
  /** False once the connection is closing: nothing may be handed to it. */
  isOpen(): boolean;
}

/** Notifies computers of the progress of their sign-in, whichever node the phone uses. */
export interface QrWatchers {
  /** Takes the whole code from a computer; a connection with only the picture's part, or a second one, receives nothing. */
  watch(listener: QrListener, given: string): Promise<void>;
  /** The connection has closed. */
  leave(listener: QrListener): void;
  /** Starts watching the sign-ins of this node's connections. */
  pace(): Running;
}

interface Watch {
  listener: QrListener;
  code: string;
  socket: string;
  isScanShown: boolean;
}

interface Parts {
  repository: QrRepository;
  /** The member who scanned, as the computer shows them. */
  person(id: number): Promise<{ user_nickname: string; avatar: string } | undefined>;
  /** Signs the confirming member in on the computer; undefined when they are gone. */
  signIn(id: number, row: QrRow): Promise<UserInfo | undefined>;
}

/** Name on the bus of progress of a sign-in. */
export const qrTopic = (code: string): string => `qr:${code}`;

const pollEvery = 1_000;

export function createQrWatchers(
  { clock, bus, faults }: Pick<Platform, 'clock' | 'bus' | 'faults'>,
  { repository, person, signIn }: Parts,
): QrWatchers {
  const watches = new Map<QrListener, Watch>();

  async function finish({ listener, code, socket }: Watch): Promise<void> {
    if (!listener.isOpen()) return;
    const taken = await repository.take(code, socket);
    const user = taken?.scannedBy ? await signIn(taken.scannedBy, taken) : undefined;
    watches.delete(listener);
    if (user) listener.sendLogin({ state: 'success', user });
  }

  async function proceed(watch: Watch, row: QrRow | undefined): Promise<void> {
    const { listener } = watch;
    if (watches.get(listener) !== watch) return;
    if (row?.state === 'confirmed') return finish(watch);
    if (row?.state === 'refused' || !row || clock.now() >= row.expiresAt) {
      watches.delete(listener);
      return listener.sendLogin({ state: row?.state === 'refused' ? 'refused' : 'expired' });
    }
    if (row.state !== 'scanned' || row.scannedBy === null || watch.isScanShown) return;
    watch.isScanShown = true;
    const who = await person(row.scannedBy);
    if (who) listener.sendLogin({ state: 'scanned', ...who });
  }

  async function look(meant: readonly Watch[]): Promise<void> {
    try {
      const rows = new Map((await repository.find(meant.map(({ code }) => code))).map((row) => [row.code, row]));
      await Promise.all(meant.map((watch) => proceed(watch, rows.get(watch.code))));
    } catch (error) {
      faults.inJob('sign-ins by QR code could not be read')(error);
    }
  }

  async function release({ code, socket }: Watch): Promise<void> {
    await repository.release(code, socket).catch(faults.inJob('a sign-in by QR code could not be released'));
  }

  return {
    async watch(listener, given) {
      const code = ticketOf(given);
      const known = watches.get(listener);
      if (known?.code === code) return;
      if (known) {
        watches.delete(listener);
        await release(known);
      }
      const watch: Watch = { listener, code, socket: randomUUID(), isScanShown: false };
      const row = await repository.bind(code, hashToken(secretOf(given)), watch.socket, clock.now());
      if (!row) return;
      if (!listener.isOpen()) return release(watch);
      watches.set(listener, watch);
      if (row.state === 'waiting') listener.sendLogin({ state: 'waiting', expires_at: row.expiresAt });
      await look([watch]);
    },
    leave(listener) {
      const watch = watches.get(listener);
      if (!watch) return;
      watches.delete(listener);
      void release(watch);
    },
    pace() {
      const stopListening = bus.onWake((name) => {
        const meant = name.startsWith('qr:') ? [...watches.values()].filter(({ code }) => qrTopic(code) === name) : [];
        if (meant.length > 0) void look(meant);
      });
      // The bus is only a hint, and expiry has no message.
      const timer = setInterval(() => void (watches.size > 0 && look([...watches.values()])), pollEvery).unref();
      return {
        async stop() {
          stopListening();
          clearInterval(timer);
        },
      };
    },
  };
}
