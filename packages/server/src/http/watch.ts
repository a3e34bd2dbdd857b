import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Conflicts } from '../platform/events.ts';
import type { NoteRound } from '../platform/jobs/runner.ts';
import type { QuietWarn } from '../platform/quietWarn.ts';
import type { Settings } from '../settings.ts';
import type { DrawnTotal } from './draw.ts';
import { createServer } from 'node:http';

/**
 * Serves `/metrics` on a port of its own that the public one never leads to; off without that port. It listens before the site does, so
 * that a port in use fails the start.
 */
function installMetrics(
  app: FastifyInstance,
  { metricsHost, metricsPort }: Pick<Settings, 'metricsHost' | 'metricsPort'>,
  registry: Registry,
): void {
  if (metricsPort === undefined) return;
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(metricsPort, metricsHost, () => resolve());
      }),
  );
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Sources of the health checks. */
export interface Vitals {
  /** Resolves when the database answers. */
  database(): Promise<unknown>;
  /** Resolves when the database takes a write. */
  writing(): Promise<unknown>;
  /** Warns of an outage once. */
  warn: QuietWarn;
  /** Resolves when uploads can be stored. */
  storing(): Promise<unknown>;
  /** Whether the node is about to stop: whoever sends requests here takes it out. */
  draining(): boolean;
  /** Roles of this node. */
  roles: readonly string[];
  /** Number of open connections, and of topics that they follow. */
  sockets(): number;
  topics(): number;
  /** Packs of events handed to sockets since the start. */
  deliveries(): number;
  /** Number of streams that this node takes. */
  streams(): number;
  /** Connections to the database by state. */
  pool(): { busy: number; idle: number; waiting: number };
  /** Bytes that are free for uploads and the embedded database. */
  diskFree(): Promise<number>;
  /** The latest audit of the ledger; null before the first. */
  audit(): Promise<{ at: number; is_sound: boolean; units: { unit: string; drift: number }[] } | null>;
  /** Exceptions that no one foresaw. */
  faults(): number;
  /** Conflicts of transactions since the start, by PostgreSQL's code. */
  conflicts(): Conflicts;
  /** Pages that were drawn since the start. */
  drawn(): DrawnTotal;
}

/** `/healthz` this process lives, `/readyz` it can serve, and read and write; `/metrics` for Prometheus on a port of its own. */
export function installWatch(
  app: FastifyInstance,
  settings: Pick<Settings, 'metricsHost' | 'metricsPort'>,
  vitals: Vitals,
): { round: NoteRound } {
  const registry = new Registry();
  const round = installJobFigures(registry);
  installGauges(registry, vitals);
  collectDefaultMetrics({ register: registry, prefix: 'pitchside_' });
  const duration = new Histogram({
    name: 'pitchside_http_seconds',
    help: 'Time to answer a request, by route.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers: [registry],
  });
  new Counter({
    name: 'pitchside_faults_total',
    help: 'Exceptions that no one foresaw, since the start.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(vitals.faults());
    },
  });
  new Counter({
    name: 'pitchside_deliveries_total',
    help: 'Packs of events handed to sockets, since the start.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(vitals.deliveries());
    },
  });
  new Counter({
    name: 'pitchside_lock_waits_total',
    help: 'Transactions that met another and were run again or given up, by code of PostgreSQL: 55P03 a lock not had within its second, 40P01 a deadlock, 40001 a serialization failure.',
    labelNames: ['code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [code, times] of Object.entries(vitals.conflicts())) this.inc({ code }, times);
    },
  });
  const drawn = { pages: 'Pages drawn, since the start; cached ones are none.', seconds: 'Seconds that drawing them took.' };
  for (const [name, help] of Object.entries(drawn) as [keyof DrawnTotal, string][])
    new Counter({
      name: `pitchside_drawn_${name}_total`,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(vitals.drawn()[name]);
      },
    });

  app.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  // Anybody may ask.
  const mayWrite = atMostEvery(1_000, vitals.writing);
  const mayStore = atMostEvery(5_000, vitals.storing);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.allSettled([vitals.database(), mayWrite(), mayStore()]);
    const [reads, writes, stores] = checks.map(({ status }) => status === 'fulfilled');
    const failure = checks.find((check) => check.status === 'rejected');
    const state = { reads, writes, stores, roles: vitals.roles };
    if (vitals.draining()) return reply.status(503).send({ ok: false, ...state, draining: true });
    if (!failure) return { ok: true, ...state };
    vitals.warn(`not ready ${reads} ${writes} ${stores}`, { err: failure.reason, ...state }, 'not ready');
    return reply.status(503).send({ ok: false, ...state });
  });
  installMetrics(app, settings, registry);
  return { round };
}

/** Asks at most once in so many ms; callers in between share the answer. */
function atMostEvery(ms: number, ask: () => Promise<unknown>): () => Promise<unknown> {
  let asked: { at: number; answer: Promise<unknown> } | undefined;
  return () => {
    const now = performance.now();
    if (asked === undefined || now - asked.at >= ms) asked = { at: now, answer: ask() };
    return asked.answer;
  };
}

/** Figures that are read when they are asked for. One that cannot be read now is left out, and the others are told. */
function installGauges(registry: Registry, vitals: Vitals): void {
  const gauge = (name: string, help: string, read: (gauge: Gauge) => unknown, labelNames: string[] = []) =>
    new Gauge({
      name: `pitchside_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await (async () => read(this))().catch(() => this.reset());
      },
    });
  gauge('sockets', 'Open realtime sockets.', (of) => of.set(vitals.sockets()));
  gauge('topics', 'Topics that somebody follows on this node.', (of) => of.set(vitals.topics()));
  gauge('streams', 'Streams that this node takes.', (of) => of.set(vitals.streams()));
  gauge('role', 'Roles of this node.', (of) => vitals.roles.forEach((role) => of.set({ role }, 1)), ['role']);
  const states = 'Connections to the database: busy, idle, and requests that wait for one.';
  gauge('database_connections', states, (of) => Object.entries(vitals.pool()).forEach(([state, n]) => of.set({ state }, n)), ['state']);
  gauge('disk_free_bytes', 'Bytes that are free for uploads and the embedded database.', async (of) => of.set(await vitals.diskFree()));
  const drift = 'Sum of all entries of the ledger by unit, at its latest audit: anything but zero is a fault.';
  gauge('ledger_drift', drift, async (of) => (await vitals.audit())?.units.forEach((each) => of.set({ unit: each.unit }, each.drift)), [
    'unit',
  ]);
  gauge('ledger_sound', 'Whether the latest audit of the ledger found everything equal: 1 or 0.', async (of) => {
    const audit = await vitals.audit();
    if (audit) of.set(audit.is_sound ? 1 : 0);
  });
  gauge('ledger_audit_time_seconds', 'When the ledger was audited last, seconds since 1970.', async (of) => {
    const audit = await vitals.audit();
    if (audit) of.set(audit.at / 1_000);
  });
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
