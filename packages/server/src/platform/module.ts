import type { FastifyInstance } from 'fastify';
import type { InvalidatedBy } from './invalidatedBy.ts';
import type { Handlers } from './handlers.ts';
import type { Job } from './jobs/job.ts';
import type { PersonalFields } from './personalFields.ts';
import type { Personal } from './personal.ts';
import type { Platform } from './platform.ts';
import type { Running } from './running.types.ts';
import type { Retention } from './retention.ts';
import type { Rights } from './rights.ts';
import type { PageSource } from './sitemap.ts';
import type { TopicPolicy } from './topics.ts';

/** A module's part of the guard's questions. */
export type SomeRights = Partial<Omit<Rights, 'owns'>> & { owns?: Partial<Rights['owns']> };

/** A module at work on an open database: nothing of it runs by itself until the site starts it. */
export interface OpenModule {
  /** Service for other modules and the site. */
  service?: unknown;
  /** Its calls, one handler each. */
  handlers?: Partial<Handlers>;
  /** Names on the bus that invalidate cached answers of its calls. */
  invalidatedBy?: InvalidatedBy;
  /** Its answers that are shared by members except for personal fields. */
  personalFields?: PersonalFields;
  /** Its kinds of topic: rules for following them, and whether that right may end. */
  topics?: readonly TopicPolicy[];
  /** Its answers to the guard. */
  rights?: SomeRights;
  /** Its recurring work, on one node at a time. */
  jobs?: readonly Job[];
  /** Timers of every node for its own connections alone; all else is a job. */
  paces?: readonly (() => Running)[];
  /** Rows that a new site begins with; harmless to repeat. */
  seed?: () => Promise<unknown>;
  /** Pages of its things, for search engines. */
  sitemap?: readonly PageSource[];
  /** Addresses beside the calls: pages and callbacks of providers. */
  routes?: (app: FastifyInstance) => Promise<void>;
}

/**
 * Everything a module consists of, in one place: the site, the generator of migrations, the hub, the job runner and the deleter are loops
 * over manifests.
 */
export interface Manifest<Name extends string = string, Choices = never, Made extends OpenModule = OpenModule> {
  /** The name of its folder. */
  name: Name;
  /** Modules that it depends on; they are opened before it. */
  uses: Readonly<Record<string, Manifest>>;
  /** Its tables: all exports of its `*.tables.ts`. */
  tables: Readonly<Record<string, unknown>>;
  /** Which of its rows are forgotten, and when. */
  retention: readonly Retention[];
  /** Its tables with rows of members, and what an export of a member's own data has of them. */
  personal: readonly Personal[];
  /** Kinds of transfer that it books. */
  transfers: readonly string[];
  open(platform: Platform, uses: never, choices: Choices): Promise<Made> | Made;
}

/** The open module of a manifest. */
export type MadeOf<M> = M extends Manifest<string, never, infer Made> ? Made : never;
/** Service of a module, by its manifest. */
export type ServiceOf<M> = MadeOf<M> extends { service: infer Service } ? Service : undefined;

type Uses<Needed extends Readonly<Record<string, Manifest>>> = { readonly [Key in keyof Needed]: ServiceOf<Needed[Key]> };

interface Draft<Name extends string, Needed extends Readonly<Record<string, Manifest>>, Choices, Made extends OpenModule> {
  name: Name;
  uses?: Needed;
  tables?: Readonly<Record<string, unknown>>;
  retention?: readonly Retention[];
  personal?: readonly Personal[];
  transfers?: readonly string[];
  open?(platform: Platform, uses: Uses<Needed>, choices: Choices): Promise<Made> | Made;
}

/** Declares a module; parts that are left out are empty. */
export function defineModule<
  const Name extends string,
  const Needed extends Readonly<Record<string, Manifest>> = Record<never, Manifest>,
  Choices = unknown,
  Made extends OpenModule = OpenModule,
>(draft: Draft<Name, Needed, Choices, Made>): Manifest<Name, Choices, Made> {
  const nothing = (): Made => ({}) as Made;
  const { name, uses = {}, tables = {}, retention = [], personal = [], transfers = [], open = nothing } = draft;
  return { name, uses, tables, retention, personal, transfers, open };
}
