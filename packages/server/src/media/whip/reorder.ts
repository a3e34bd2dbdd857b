/** Packets of one track, as they arrive. */
export interface Packet {
  /** 16 bits. */
  sequence: number;
  /** 32 bits of the track's own ticks. */
  time: number;
  /** Last packet of a picture. */
  isLast: boolean;
  data: Buffer;
}

/** Most packets that wait for an earlier one: half a second of the best camera. */
const mostWaiting = 1_024;
/** Steps of the sequence beyond which it began anew. */
const longestJump = 3_000;

const ahead = (one: number, other: number) => ((one - other) << 16) >> 16;

/** Brings packets into their order. A missing one is awaited for a while, because it is sent again, and then given up. */
export interface Reorder {
  /** @param now a monotonic clock, ms */
  add(packet: Packet, now: number): void;
  /** Gives up what is overdue. */
  look(now: number): void;
}

/**
 * @param patience milliseconds for which a missing packet is awaited
 * @param on `packet` receives them in order, `lost` hears that one or more are missing before the next
 */
export function createReorder(patience: number, on: { packet(packet: Packet): void; lost(): void }): Reorder {
  const waiting = new Map<number, Packet>();
  let next: number | undefined;
  /** When the first packet began to wait for an earlier one. */
  let since: number | undefined;

  function release(): void {
    for (;;) {
      const packet = next === undefined ? undefined : waiting.get(next);
      if (!packet) break;
      waiting.delete(packet.sequence);
      next = (packet.sequence + 1) & 0xffff;
      on.packet(packet);
    }
  }

  function skip(): void {
    const from = next ?? 0;
    const [first] = [...waiting.keys()].sort((one, other) => ahead(one, from) - ahead(other, from));
    if (first === undefined) return;
    next = first;
    on.lost();
    release();
  }

  return {
    add(packet, now) {
      next ??= packet.sequence;
      const distance = ahead(packet.sequence, next);
      if (Math.abs(distance) > longestJump) {
        waiting.clear();
        next = packet.sequence;
        on.lost();
      } else if (distance < 0) return;
      waiting.set(packet.sequence, packet);
      release();
      if (waiting.size > mostWaiting) skip();
      since = waiting.size === 0 ? undefined : (since ?? now);
      this.look(now);
    },
    look(now) {
      if (since === undefined || now - since < patience) return;
      skip();
      since = waiting.size === 0 ? undefined : now;
    },
  };
}
