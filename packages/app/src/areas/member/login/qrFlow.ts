import { ApiError } from '@pitchside/api';
import type { UserInfo } from '@pitchside/api/member/account';
import type { ControlFrameData, Realtime, RealtimeClock } from '@pitchside/api/realtime';

/** Lifetime of a QR code, ms. Source: the contract of `user/getLoginQrcode`. */
export const qrLife = 120_000;
/** Automatic renewals of a code without a scan; after that the person asks for one. */
export const qrRenewals = 5;

/** State of the QR face. */
export interface QrView {
  state: 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'refused' | 'error';
  /** Address encoded in the picture. */
  address?: string;
  /** When the code ends, by the clock of the flow. */
  endsAt?: number;
  /** Member who scanned it: name, and the address of a picture or the seed of a drawn one. */
  member?: { user_nickname: string; avatar: string };
}

/** A code, which collects its sign-in, and the address that its picture holds. */
export interface QrCode {
  code: string;
  url: string;
}

export interface QrFlowOptions {
  /** Asks the server for a code. */
  ask: () => Promise<QrCode>;
  realtime: Pick<Realtime, 'send' | 'on' | 'onStatus'>;
  clock: RealtimeClock;
  /** Somebody may be looking: then a code that ran out is replaced by itself. */
  isSeen: () => boolean;
  onView: (view: QrView) => void;
  /** The phone said yes. */
  onSuccess: (user: UserInfo) => void;
}

/** One sign-in by QR code, from the first code to the success (specification section 4); `stop` abandons it. */
export function createQrFlow({ ask, realtime, clock, isSeen, onView, onSuccess }: QrFlowOptions) {
  let current: QrCode | undefined;
  let view: QrView = { state: 'loading' };
  let turn = 0;
  let renewals = 0;
  let timer: unknown;

  const show = (next: QrView) => {
    view = next;
    onView(next);
  };
  const drop = () => {
    turn += 1;
    current = undefined;
    clock.clearTimeout(timer);
  };
  const present = () => {
    if (current) realtime.send({ type: 'login', data: { code: current.code } });
  };

  async function renew(): Promise<void> {
    drop();
    const own = turn;
    show({ state: 'loading' });
    try {
      const code = await ask();
      if (own !== turn) return;
      current = code;
      timer = clock.setTimeout(expire, qrLife);
      show({ state: 'waiting', address: code.url, endsAt: clock.now() + qrLife });
      present();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (own === turn) show({ state: 'error' });
    }
  }

  function expire(): void {
    const wasScanned = view.state === 'scanned';
    drop();
    if (wasScanned || !isSeen() || renewals >= qrRenewals) return show({ ...view, state: 'expired' });
    renewals += 1;
    void renew();
  }

  function hear(frame: ControlFrameData<'login'>): void {
    // Words about a code that was given up are nobody's.
    if (!current) return;
    if (frame.state === 'scanned')
      show({ ...view, state: 'scanned', member: { user_nickname: frame.user_nickname, avatar: frame.avatar } });
    if (frame.state === 'expired') expire();
    if (frame.state === 'refused') {
      drop();
      show({ ...view, state: 'refused' });
    }
    if (frame.state === 'success') {
      drop();
      const { user_nickname, avatar } = frame.user;
      show({ ...view, state: 'confirmed', member: { user_nickname, avatar } });
      onSuccess(frame.user);
    }
  }

  const leave = [
    realtime.on('login', hear),
    // A restored connection is a new socket, so it registers the code again.
    realtime.onStatus(({ state }) => state === 'open' && present()),
  ];

  return {
    /** Asks for a code: the first, or another because the person wants one. */
    start(): void {
      renewals = 0;
      void renew();
    },
    /** Stops the code; it is ignored from then on. */
    stop(): void {
      drop();
      for (const away of leave) away();
    },
  };
}
