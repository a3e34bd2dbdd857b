import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { usualOverlays, type OverlaySettings, type OwnOverlays } from '@pitchside/api/live/overlays';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hour } from '../../../platform/retention.ts';
import { rightsWake } from '../../../platform/topics.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import type { Live } from '../live/index.ts';
import { createOverlaysRepository, type OverlaysRow } from './overlays.repository.ts';
import { overlaysTopic } from './overlays.topics.ts';

const texts = { noRoom: msg`还没有直播间`, gone: msg`这个地址已经失效`, closed: msg`先生成地址，再发测试`, picture: msg`没有找到这张图片` };

/** Retention of a picture that was taken out, ms: sources that are open still show it. */
const pictureLife = hour;
const isPath = (picture: string) => picture.startsWith('/u/');

interface Parts {
  live: Pick<Live, 'repository'>;
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>;
}

type Named = Pick<OverlaysRow, 'roomId' | 'version'>;

export interface Overlays {
  handlers: Pick<Handlers, 'ownOverlays' | 'saveOverlays' | 'renewOverlays' | 'revokeOverlays' | 'testOverlays' | 'getOverlays'>;
  /** Whether each key of a topic is one of a room that has a path. */
  areOpen(keys: readonly string[]): Promise<readonly boolean[]>;
}

/** Settings as they are kept, with what later versions added. */
function completed(kept: OverlaySettings | null | undefined): OverlaySettings {
  const { score, gifts, chat, danmaku, poll, timer, sponsors } = usualOverlays;
  return {
    ...usualOverlays,
    ...kept,
    score: { ...score, ...kept?.score },
    gifts: { ...gifts, ...kept?.gifts },
    chat: { ...chat, ...kept?.chat },
    danmaku: { ...danmaku, ...kept?.danmaku },
    poll: { ...poll, ...kept?.poll },
    timer: { ...timer, ...kept?.timer },
    sponsors: { ...sponsors, ...kept?.sponsors },
  };
}

/** Overlays of rooms for broadcasting programs. @param secret the site's own; another one ends all paths */
export function createOverlays(
  { db, events, clock, bus }: Pick<Platform, 'db' | 'events' | 'clock' | 'bus'>,
  { live, uploads }: Parts,
  secret: string,
): Overlays {
  const repository = createOverlaysRepository(db);
  const derive = (purpose: 'path' | 'topic', { roomId, version }: Named, length: number) =>
    `${roomId}-${createHmac('sha256', secret).update(`${purpose}:${roomId}:${version}`).digest('base64url').slice(0, length)}`;
  const secretOf = (row: Named) => derive('path', row, 32);
  // The log of events names its topics, so that these have a key of their own.
  const topicOf = (row: Named) => overlaysTopic(derive('topic', row, 22));
  const describe = (row: OverlaysRow | undefined): OwnOverlays => ({
    settings: completed(row?.settings),
    path: row?.isOn ? `/overlay/${secretOf(row)}` : null,
    read_at: row?.readAt ?? null,
  });
  const isSame = (one: string, other: string) => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
  const roomIn = (key: string) => Number(key.split('-')[0]);

  async function ownRoom(memberId: number): Promise<number> {
    const found = await live.repository.roomOf(memberId);
    if (!found) throw new CallError(texts.noRoom);
    return found.room.id;
  }

  /** Puts uploads into use and releases pictures that are no longer shown. */
  async function pictures(tx: Transaction, memberId: number, roomId: number, given: readonly string[], before: readonly string[]) {
    const kept: string[] = [];
    for (const picture of given) {
      if (isPath(picture) && !before.includes(picture)) throw new CallError(texts.picture);
      kept.push(isPath(picture) ? picture : await uploads.keep(tx, memberId, picture, 'sponsor'));
    }
    const gone = before.filter((picture) => !kept.includes(picture));
    await uploads.letGo(tx, `overlay:${roomId}`, gone, clock.now() + pictureLife);
    await uploads.use(tx, `overlay:${roomId}`, kept);
    return kept;
  }

  return {
    async areOpen(keys) {
      const versions = await repository.versions(keys.map(roomIn));
      return keys.map((key) => {
        const version = versions.get(roomIn(key));
        return version !== undefined && isSame(topicOf({ roomId: roomIn(key), version }), overlaysTopic(key));
      });
    },
    handlers: {
      async ownOverlays(_, { member }) {
        return describe(await repository.find(await ownRoom(member.id)));
      },
      async saveOverlays(given, { member }) {
        const roomId = await ownRoom(member.id);
        return events.transaction(async (tx, emit) => {
          const before = await repository.hold(tx, roomId);
          const shown = await pictures(tx, member.id, roomId, given.sponsors.pictures, completed(before?.settings).sponsors.pictures);
          const settings = { ...given, sponsors: { ...given.sponsors, pictures: shown } };
          const row = await repository.save(tx, roomId, settings);
          if (row.isOn) emit(topicOf(row), 'overlay_settings', settings);
          return describe(row);
        });
      },
      async renewOverlays(_, { member }) {
        const roomId = await ownRoom(member.id);
        const row = await db.transaction(async (tx) => {
          const before = await repository.hold(tx, roomId);
          return repository.renew(tx, roomId, (before?.version ?? 0) + 1);
        });
        bus.wake(rightsWake);
        return describe(row);
      },
      async revokeOverlays(_, { member }) {
        const roomId = await ownRoom(member.id);
        const row = await db.transaction((tx) => repository.revoke(tx, roomId));
        bus.wake(rightsWake);
        return describe(row);
      },
      async testOverlays({ kind }, { member }) {
        const row = await repository.find(await ownRoom(member.id));
        if (!row?.isOn) throw new CallError(texts.closed);
        const id = randomUUID();
        await events.transaction(async (_, emit) => emit(topicOf(row), 'overlay_test', { id, kind, at: clock.now() }));
        return { id };
      },
      async getOverlays({ secret: given }) {
        const row = /^[1-9]\d{0,14}-[\w-]{32}$/.test(given) ? await repository.find(roomIn(given)) : undefined;
        if (!row?.isOn || !isSame(secretOf(row), given)) throw new CallError(texts.gone);
        const topic = topicOf(row);
        // The position first: what changes meanwhile comes again.
        const position = await events.position(topic);
        const [current, match] = await Promise.all([repository.find(row.roomId), repository.matchOf(row.roomId)]);
        await repository.noteRead(row.roomId, clock.now());
        return {
          room_id: String(row.roomId),
          settings: completed(current?.settings),
          match: match ?? null,
          topic,
          ...position,
        };
      },
    },
  };
}
