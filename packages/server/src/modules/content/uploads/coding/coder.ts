import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isFfmpeg } from '../../../../platform/ffmpeg/isFfmpeg.ts';
import type { TemporaryFolder } from '../../../../platform/temporary.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Running } from '../../../../platform/running.types.ts';
import { repeat } from '../../../../platform/repeat.ts';
import type { ObjectStorage } from '../../../../ports/storage/index.ts';
import { codeVideo, type Coded } from './code.ts';
import { codingLimits } from './coding.data.ts';
import type { Claim, CodingRepository } from './coding.repository.ts';

/** Name on the bus: a video waits, or was released. */
const wakeName = 'codings';

/** Dependencies of transcoding. */
export interface CoderParts {
  storage: ObjectStorage;
  repository: CodingRepository;
  /** The original in order, as uploaded. */
  bytesOf(key: string): AsyncIterable<Uint8Array>;
  /** Deletes the original after success or failure. */
  removeOriginal(key: string): Promise<void>;
}

/** Transcoder of videos to a format that browsers play. Runs on every node with ffmpeg; each video on one of them. */
export interface Coder {
  /** Whether this node transcodes: ffmpeg is installed and the settings allow it. */
  isAble(): Promise<boolean>;
  /** Signals that a video waits. */
  wake(): void;
  /** Called for each video that this node finished or gave up. */
  onOver(listener: (key: string) => Promise<void>): void;
  /** Starts as many jobs as there is room for; resolves once they are started. */
  look(): Promise<void>;
  /** Polls for work; stopping aborts running jobs and releases their leases. */
  pace(): Running;
  /** Removes folders of crashed nodes from before an instant (ms of the machine's clock). */
  sweep(before: number): Promise<void>;
}

/** @param folder working folder of videos in progress */
export function createCoder(
  { settings, bus, faults, log }: Pick<Platform, 'settings' | 'bus' | 'faults' | 'log'>,
  { storage, repository, bytesOf, removeOriginal }: CoderParts,
  { path: folder, open: openFolder }: Pick<TemporaryFolder, 'path' | 'open'>,
): Coder {
  const running = new Map<string, { ends: AbortController; over: Promise<void> }>();
  const listeners: ((key: string) => Promise<void>)[] = [];
  let able: Promise<boolean> | undefined;
  let isStopped = false;
  const isAble = (): Promise<boolean> => (able ??= settings.videoCodings > 0 ? isFfmpeg(settings.ffmpeg) : Promise.resolve(false));

  async function notify(key: string): Promise<void> {
    for (const listener of listeners)
      await listener(key).catch(faults.inJob('what became of a video could not be told; it is looked up', { key }));
  }

  /** Stores a result if the lease still holds, and cleans up. */
  async function settle(claim: Claim, coded: Coded): Promise<void> {
    const { key } = claim;
    if (coded === 'stopped') return repository.giveBack(claim);
    if ('fault' in coded) {
      log.info({ key, fault: coded.fault, words: coded.words }, 'a video could not be made into what browsers play');
      if (!(await repository.fail(claim, coded.fault))) return;
    } else {
      // Without the lease nothing is stored.
      if (!(await repository.renew(claim, 99))) return;
      await storage.putFile('public', `${key}.mp4`, coded.path);
      const counted = await repository.done(claim, coded.info);
      if (counted === 'unwanted') await storage.remove('public', `${key}.mp4`);
      if (counted !== 'done') return;
    }
    await removeOriginal(key);
    await notify(key);
  }

  async function work(claim: Claim, ends: AbortController): Promise<void> {
    const { key, container, run } = claim;
    if (run > codingLimits.runs) return settle(claim, { fault: 'unable', words: '' });
    const own = join(folder, `${key}.${run}.${process.pid}`);
    let percent = 0;
    let isLost = false;
    const sign = repeat(
      codingLimits.renew,
      async () => {
        if (await repository.renew(claim, percent)) return;
        isLost = true;
        ends.abort();
      },
      faults.inJob('a video could not be said to be under way', { key }),
    );
    try {
      await openFolder();
      await mkdir(own, { mode: 0o700 });
      await pipeline(bytesOf(key), createWriteStream(join(own, 'original'), { flags: 'wx', mode: 0o600 }));
      const coded = await codeVideo({
        program: settings.ffmpeg,
        folder: own,
        container,
        onProgress: (now) => void (percent = now),
        signal: ends.signal,
      });
      await sign.stop();
      if (!isLost) await settle(claim, coded);
    } finally {
      await sign.stop();
      await rm(own, { recursive: true, force: true });
    }
  }

  function begin(claim: Claim): void {
    const ends = new AbortController();
    const over = work(claim, ends)
      // After an internal error, another run takes over here or elsewhere when the lease expires.
      .catch(faults.inJob('a video could not be worked on', { key: claim.key }))
      .finally(() => {
        running.delete(claim.key);
        if (!isStopped) bus.wake(wakeName);
      });
    running.set(claim.key, { ends, over });
  }

  let looking: Promise<void> | undefined;
  async function lookOnce(): Promise<void> {
    while (!isStopped && running.size < settings.videoCodings) {
      if (!(await repository.isWaiting()) || !(await isAble())) return;
      const claim = await repository.claim();
      if (!claim || running.has(claim.key)) return;
      begin(claim);
    }
  }
  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = undefined)));

  return {
    isAble,
    wake: () => bus.wake(wakeName),
    onOver: (listener) => void listeners.push(listener),
    look,
    pace() {
      isStopped = false;
      const failed = faults.inJob('videos that wait could not be looked for');
      const timer = settings.videoCodings > 0 ? repeat(codingLimits.poll, look, failed) : undefined;
      const stopListening = bus.onWake((name) => void (name === wakeName && timer && look().catch(failed)));
      return {
        async stop() {
          isStopped = true;
          stopListening();
          await timer?.stop();
          await looking?.catch(failed);
          for (const { ends } of running.values()) ends.abort();
          await Promise.all([...running.values()].map(({ over }) => over));
        },
      };
    },
    async sweep(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
      }
    },
  };
}
