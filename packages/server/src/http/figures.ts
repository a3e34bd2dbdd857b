import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { atMostEvery } from '../platform/atMostEvery.ts';
import type { BusFigures } from '../platform/busFigures.ts';
import type { DatabaseState } from '../platform/databaseState.ts';
import type { Conflicts } from '../platform/events.ts';
import type { NoteRound } from '../platform/jobs/runner.ts';
import type { StreamFigures } from '../platform/streamFigures.types.ts';
import type { DrawnTotal } from './draw.ts';

/** Sources of the figures for Prometheus. */
export interface Figures {
  /** Roles of this node. */
  roles: readonly string[];
  /** Number of open connections, of topics that they follow, and of those that follow a room. */
  sockets(): number;
  topics(): number;
  watching(): number;
  /** Packs of events handed to sockets since the start. */
  deliveries(): number;
  /** Streams that this node takes. */
  streams(): StreamFigures;
  bus(): BusFigures;
  /** Connections to the database by state. */
  pool(): { busy: number; idle: number; waiting: number };
  databaseState(): Promise<Pick<DatabaseState, 'bytes' | 'isReadOnly' | 'clockAhead'>>;
  /** Bytes for uploads and the embedded database, and how many of them are free. */
  disk(): Promise<{ size: number; free: number }>;
  /** Uploaded files by their state, and their bytes. */
  uploads(): Promise<readonly { state: string; files: number; bytes: number }[]>;
  /** The latest audit of the ledger; null before the first. */
  audit(): Promise<{
    at: number;
    is_sound: boolean;
    entries: number;
    units: { unit: string; owned: number; drift: number }[];
  } | null>;
  /** Exceptions that no one foresaw. */
  faults(): number;
  /** Conflicts of transactions since the start, by PostgreSQL's code. */
  conflicts(): Conflicts;
  /** Push messages by outcome since the start of this node, and how much waits in the whole site. */
  push: {
    totals(): ReadonlyMap<string, number>;
    figures(): Promise<{ devices: number; failing: number; waiting: number; lag: number }>;
  };
  /** Pages that were drawn since the start. */
  drawn(): DrawnTotal;
}

/** Ways to note what happens. */
export interface Noted {
  round: NoteRound;
  /** A pack of events was handed to all sockets of a topic, so many seconds after this node heard of it. */
  delivered(seconds: number): void;
}

/** Milliseconds for which figures that cost the database something are told again. */
const asked = 30_000;

/** Registers all figures of this node. */
export function installFigures(registry: Registry, figures: Figures): Noted & { duration: Histogram<'route' | 'status'> } {
  collectDefaultMetrics({ register: registry, prefix: 'pitchside_' });
  installCounters(registry, figures);
  installGauges(registry, figures);
  const registers = [registry];
  const lag = new Histogram({
    name: 'pitchside_delivery_lag_seconds',
    help: 'Time from hearing of a topic’s news until they are handed to the last of its sockets.',
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  });
  const duration = new Histogram({
    name: 'pitchside_http_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  });
  return { duration, round: installJobFigures(registry), delivered: (seconds) => lag.observe(seconds) };
}

/** Totals since the start of this process. */
function installCounters(registry: Registry, figures: Figures): void {
  const counter = (name: string, help: string, read: (counter: Counter) => void, labelNames: string[] = []) =>
    new Counter({
      name: `pitchside_${name}_total`,
      help: `${help}, since the start.`,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        read(this);
      },
    });
  counter('faults', 'Exceptions that no one foresaw', (of) => of.inc(figures.faults()));
  counter('deliveries', 'Packs of events handed to sockets', (of) => of.inc(figures.deliveries()));
  const waits = 'Transactions that met another and were run again or given up, by code of PostgreSQL';
  counter(
    'lock_waits',
    `${waits}: 55P03 a lock not had within its second, 40P01 a deadlock, 40001 a serialization failure`,
    (of) => Object.entries(figures.conflicts()).forEach(([code, times]) => of.inc({ code }, times)),
    ['code'],
  );
  counter('drawn_pages', 'Pages drawn; cached ones are none', (of) => of.inc(figures.drawn().pages));
  counter('drawn_seconds', 'Seconds that drawing pages took', (of) => of.inc(figures.drawn().seconds));
  counter(
    'push_messages',
    'Push messages of this node by outcome; late, quiet, watching and replaced ones were of no use any more',
    (of) => figures.push.totals().forEach((times, outcome) => of.inc({ outcome }, times)),
    ['outcome'],
  );
  counter('stream_bytes', 'Bytes that publishers sent', (of) => of.inc(figures.streams().bytes));
  counter('stream_frames', 'Pictures that publishers sent', (of) => of.inc(figures.streams().frames));
  counter('stream_cuts', 'Publishers whose connection ended', (of) => of.inc(figures.streams().cuts));
  counter('stream_refusals', 'Publishers that were refused', (of) => of.inc(figures.streams().refusals));
  counter('bus_wakes', 'Wake-ups that this node heard of, its own among them', (of) => of.inc(figures.bus().wakes));
  counter('bus_gaps', 'Times when wake-ups of others may have been missed, such as a cut of the bus', (of) => of.inc(figures.bus().gaps));
}

/** Takes all values from a figure; one without labels would be told as 0 by `reset` alone, which an alert takes for a ledger unsound. */
function leaveOut(gauge: Gauge, isLabelled: boolean): void {
  if (isLabelled) gauge.reset();
  else gauge.remove();
}

/** Figures that are read when they are asked for. One that cannot be read now is left out, and the others are told. */
function installGauges(registry: Registry, figures: Figures): void {
  const gauge = (name: string, help: string, read: (gauge: Gauge) => unknown, labelNames: string[] = []) =>
    new Gauge({
      name: `pitchside_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const isLabelled = labelNames.length > 0;
        leaveOut(this, isLabelled);
        await (async () => read(this))().catch(() => leaveOut(this, isLabelled));
      },
    });
  gauge('sockets', 'Open realtime sockets.', (of) => of.set(figures.sockets()));
  gauge('topics', 'Topics that somebody follows on this node.', (of) => of.set(figures.topics()));
  gauge('viewers', 'Sockets of this node that follow a room.', (of) => of.set(figures.watching()));
  gauge('streams', 'Streams that this node takes.', (of) => of.set(figures.streams().streams));
  const silence = 'Seconds since the publisher that is silent for longest sent something; 0 without one.';
  gauge('stream_silence_seconds', silence, (of) => of.set(figures.streams().silence));
  gauge('role', 'Roles of this node.', (of) => figures.roles.forEach((role) => of.set({ role }, 1)), ['role']);
  const states = 'Connections to the database: busy, idle, and requests that wait for one.';
  gauge('database_connections', states, (of) => Object.entries(figures.pool()).forEach(([state, n]) => of.set({ state }, n)), ['state']);
  const database = atMostEvery(asked, figures.databaseState);
  gauge('database_bytes', 'Bytes of the database.', async (of) => of.set((await database()).bytes));
  gauge('database_read_only', 'Whether the database takes no writes: 1 or 0.', async (of) => of.set((await database()).isReadOnly ? 1 : 0));
  const ahead = 'Seconds by which this machine’s clock is ahead of the database’s.';
  gauge('clock_ahead_seconds', ahead, async (of) => of.set((await database()).clockAhead / 1_000));
  gauge('disk_free_bytes', 'Bytes that are free for uploads and the embedded database.', async (of) => of.set((await figures.disk()).free));
  gauge('disk_size_bytes', 'Bytes of the disk for uploads and the embedded database.', async (of) => of.set((await figures.disk()).size));
  const uploads = atMostEvery(asked, figures.uploads);
  gauge(
    'uploads',
    'Uploads by state, but for those that are gone.',
    async (of) => (await uploads()).forEach(({ state, files }) => of.set({ state }, files)),
    ['state'],
  );
  gauge(
    'upload_bytes',
    'Bytes of uploads by state.',
    async (of) => (await uploads()).forEach(({ state, bytes }) => of.set({ state }, bytes)),
    ['state'],
  );
  const push = atMostEvery(asked, figures.push.figures);
  const reach = 'Browsers that receive push messages, by whether the last ones reached them.';
  gauge(
    'push_devices',
    reach,
    async (of) => {
      const { devices, failing } = await push();
      of.set({ state: 'reached' }, devices - failing);
      of.set({ state: 'failing' }, failing);
    },
    ['state'],
  );
  gauge('push_waiting', 'Push messages that wait to be sent.', async (of) => of.set((await push()).waiting));
  const pushLag = 'Seconds since the cause of the oldest push message that waits; 0 without one.';
  gauge('push_lag_seconds', pushLag, async (of) => of.set((await push()).lag / 1_000));
  const audit = atMostEvery(1_000, figures.audit);
  const byUnit = (of: Gauge, value: (unit: { owned: number; drift: number }) => number) =>
    audit().then((found) => found?.units.forEach((each) => of.set({ unit: each.unit }, value(each))));
  const drift = 'Sum of all entries of the ledger by unit, at its latest audit: anything but zero is a fault.';
  gauge('ledger_drift', drift, (of) => byUnit(of, (each) => each.drift), ['unit']);
  gauge('ledger_owned', 'Sum of what members own by unit, at the latest audit.', (of) => byUnit(of, ({ owned }) => owned), ['unit']);
  const auditGauge = (name: string, help: string, value: (audit: NonNullable<Awaited<ReturnType<Figures['audit']>>>) => number) =>
    gauge(name, help, async (of) => {
      const found = await audit();
      if (found) of.set(value(found));
    });
  auditGauge('ledger_entries', 'Entries of the ledger at its latest audit.', ({ entries }) => entries);
  auditGauge('ledger_sound', 'Whether the latest audit of the ledger found everything equal: 1 or 0.', (of) => (of.is_sound ? 1 : 0));
  auditGauge('ledger_audit_time_seconds', 'When the ledger was audited last, seconds since 1970.', ({ at }) => at / 1_000);
}

/** Figures of the jobs that this node runs. */
function installJobFigures(registry: Registry): NoteRound {
  const [labelNames, registers] = [['job', 'outcome'], [registry]];
  const seconds = new Histogram({
    name: 'pitchside_job_seconds',
    help: 'Rounds of jobs on this node: how many, how long, and whether they failed.',
    labelNames,
    buckets: [0.05, 0.2, 1, 5, 20, 60],
    registers,
  });
  const last = new Gauge({
    name: 'pitchside_job_done_time_seconds',
    help: 'When a round of a job was done last on this node, seconds since 1970.',
    labelNames: ['job'],
    registers,
  });
  return (job, outcome, took) => {
    seconds.observe({ job, outcome }, took);
    if (outcome === 'done') last.setToCurrentTime({ job });
  };
}
