import { msg } from '@lingui/core/macro';
import { exportKept, type DataExport } from '@pitchside/api/member/dataExport';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { CallError } from '../../../platform/callError.ts';
import type { Downloads } from '../../../platform/downloads.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { day, minute } from '../../../platform/retention.ts';
import { sealedExtra, type Seal } from '../../../platform/seal.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import type { Notices } from '../../messages/notices/index.ts';
import { createExportFile } from './dataExportFile.ts';
import type { ExportedTable } from './dataExportRows.ts';
import { createDataExportRepository, type ExportRow } from './dataExport.repository.ts';

const texts = {
  running: msg`已经在导出了，好了会通知你`,
  often: msg`一天只能导出一次`,
  gone: msg`没有找到`,
};

/** Time without a sign of life after which another node takes an export over (ms), and its tries. */
export const exportRules = { lease: minute, tries: 3 } as const;

export interface DataExportParts {
  tables: readonly ExportedTable[];
  uploads: Pick<Uploads, 'filesOf'>;
  notices: Pick<Notices, 'notify'>;
  storage: Pick<ObjectStorage, 'putFile' | 'open' | 'remove'>;
  seal: Seal;
  downloads: Downloads;
}

const isOpen = (row: ExportRow | undefined) => row?.state === 'waiting' || row?.state === 'working';

/** Exports of members' own data. */
export function createDataExport(platform: Platform, { tables, uploads, notices, storage, seal, downloads }: DataExportParts) {
  const { clock, events, faults } = platform;
  const repository = createDataExportRepository(platform.db);
  const file = createExportFile(platform, { tables, uploads, seal });
  const target = { type: 'sessions' } as const;

  const describe = (row: ExportRow | undefined): DataExport | null => {
    if (!row || row.state === 'gone') return null;
    const { id, state, askedAt, percent, bytes, expiresAt } = row;
    return { id: String(id), state, asked_at: askedAt, percent, bytes, expires_at: expiresAt };
  };
  const stateOf = (row: ExportRow | undefined) => {
    const nextAt = row && row.state !== 'failed' ? row.askedAt + day : 0;
    return { newest: describe(row), next_at: nextAt > clock.now() ? nextAt : null };
  };

  const rowOf = async (id: string) => (/^[1-9]\d{0,14}$/.test(id) ? repository.find(Number(id)) : undefined);

  /** Makes one export; false when none waits. */
  async function round(): Promise<boolean> {
    const row = await repository.claim(randomUUID(), clock.now(), clock.now() + exportRules.lease);
    if (!row) return false;
    const { memberId } = row;
    let name: string | undefined;
    try {
      await file.make(
        memberId,
        async (percent) => {
          if (!(await repository.proceed(row, percent, clock.now() + exportRules.lease))) throw new Error('another node has taken it over');
        },
        async (path, bytes) => {
          name = `${randomUUID()}.zip`;
          await storage.putFile('private', name, path);
          const stored = {
            state: 'ready',
            percent: 100,
            name,
            bytes: bytes - sealedExtra,
            expiresAt: clock.now() + exportKept * day,
          } as const;
          await events.transaction(async (tx, emit) => {
            if (!(await repository.end(tx, row, stored))) throw new Error('another node has taken it over');
            await notices.notify(tx, emit, { memberId, kind: 'export_ready', target });
          });
        },
      );
    } catch (error) {
      if (name !== undefined) await storage.remove('private', name);
      faults.inJob('an export of a member could not be made')(error);
      const isLast = row.tries >= exportRules.tries;
      await events.transaction(async (tx, emit) => {
        const isOurs = await repository.end(tx, row, { state: isLast ? 'failed' : 'waiting' });
        if (isOurs && isLast) await notices.notify(tx, emit, { memberId, kind: 'export_failed', target });
      });
    }
    return true;
  }

  const handlers: Pick<Handlers, 'exportState' | 'askExport' | 'exportAddress'> = {
    exportState: async (_, { member }) => stateOf(await repository.newest(member.id)),
    askExport: (_, { member }) =>
      events.transaction(async (tx) => {
        await takeTurn(tx, 'dataExport', member.id);
        const newest = await repository.newest(member.id, tx);
        if (isOpen(newest)) throw new CallError(texts.running);
        if (stateOf(newest).next_at !== null) throw new CallError(texts.often);
        await repository.add(tx, member.id, clock.now());
        return stateOf(await repository.newest(member.id, tx));
      }),
    async exportAddress({ id }, { member }) {
      const row = await rowOf(id);
      if (row?.memberId !== member.id || row.state !== 'ready' || row.name === null) throw new CallError(texts.gone);
      return { url: `/media/my-data/${row.id}?ticket=${downloads.sign(row.name, clock.now() + 5 * minute)}` };
    },
  };

  return {
    handlers,
    round,
    /** Deletes files whose time is over: first the file, then the row. */
    async sweep(): Promise<void> {
      for (const { id, name } of await repository.expired(clock.now())) {
        if (name !== null) await storage.remove('private', name);
        await repository.forgetFile(id);
      }
    },
    async routes(app: FastifyInstance): Promise<void> {
      app.get<{ Params: { id: string }; Querystring: { ticket?: unknown } }>(
        '/media/my-data/:id',
        async ({ params: { id }, query: { ticket } }, reply) => {
          const row = await rowOf(id);
          const isAllowed = row?.state === 'ready' && row.name !== null && typeof ticket === 'string' && downloads.allows(row.name, ticket);
          const found = isAllowed ? await storage.open('private', row.name ?? '') : undefined;
          void reply.header('cache-control', 'no-store');
          if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
          return reply
            .type('application/zip')
            .header('content-length', found.size - sealedExtra)
            .header('content-disposition', `attachment; filename="my-data-${id}.zip"`)
            .send(Readable.from(seal.openStream(found.size, found.read)));
        },
      );
    },
  };
}
