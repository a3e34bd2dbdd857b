import * as z from 'zod/mini';

/** Seconds between two times that a node tells how it is, and after which a node that tells nothing counts as silent. */
export const statusEvery = 10;
export const silentAfter = 35;

const bytes = z.number();
const milliseconds = z.number();
const instant = z.int();

/** A node as it told of itself last. */
export const nodeStatus = z.object({
  /** Machine and port. */
  name: z.string(),
  roles: z.array(z.string()),
  release: z.string(),
  /** Whether its release knows fewer migrations than the database has. */
  is_older: z.boolean(),
  started_at: instant,
  told_at: instant,
  is_silent: z.boolean(),
  /** Delay of the event loop that one turn of a hundred exceeds, since the time before. */
  loop: milliseconds,
  memory: bytes,
  sockets: z.int(),
  topics: z.int(),
  /** Connections to the database by state. */
  pool: z.object({ busy: z.int(), idle: z.int(), waiting: z.int() }),
  /** The disk of uploads and an embedded database; null where it cannot be read. */
  disk: z.nullable(z.object({ size: bytes, free: bytes })),
  /** Whether it can store uploads. */
  stores: z.boolean(),
  /** By how much its clock is ahead of the database's. */
  clock_ahead: milliseconds,
  streams: z.object({ streams: z.int(), bytes: z.number(), frames: z.number(), cuts: z.int(), refusals: z.int(), silence: z.number() }),
  bus: z.object({ wakes: z.int(), gaps: z.int() }),
});
export type NodeStatus = z.output<typeof nodeStatus>;

/** A job over all nodes that have it. */
export const jobStatus = z.object({
  name: z.string(),
  /** Seconds between its rounds. */
  every: z.number(),
  /** Newest good and newest failed round; null for none since the nodes started. */
  done_at: z.nullable(instant),
  failed_at: z.nullable(instant),
  failures: z.int(),
  is_late: z.boolean(),
});
export type JobStatus = z.output<typeof jobStatus>;

/** Push messages of the whole site. */
export const pushStatus = z.object({
  /** Browsers that receive them, their members, and those that the last message did not reach. */
  devices: z.int(),
  members: z.int(),
  failing: z.int(),
  /** Messages that wait, and the age of the oldest. */
  waiting: z.int(),
  lag: milliseconds,
  /** Outcomes of the server's day; `late`, `quiet`, `watching` and `replaced` were of no use any more and not sent. */
  today: z.object({
    sent: z.int(),
    gone: z.int(),
    refused: z.int(),
    failed: z.int(),
    late: z.int(),
    quiet: z.int(),
    watching: z.int(),
    replaced: z.int(),
  }),
});
export type PushStatus = z.output<typeof pushStatus>;

/** The database as the node sees it that answers. */
export const databaseStatus = z.object({
  version: z.string(),
  bytes,
  is_read_only: z.boolean(),
  /** Milliseconds until it answered. */
  took: milliseconds,
  /** Migrations of this release that are not applied yet. */
  pending: z.array(z.string()),
});
