import type { FastifyInstance } from 'fastify';
import type { InvalidatedBy } from './invalidatedBy.ts';
import type { Job } from './jobs/job.ts';
import type { MadeOf, Manifest, OpenModule, ServiceOf, SomeRights } from './module.ts';
import type { PersonalFields } from './personalFields.ts';
import type { Platform } from './platform.ts';
import type { Running } from './running.types.ts';
import type { PageSource } from './sitemap.ts';
import type { TopicPolicy } from './topics.ts';

type Listed = readonly Manifest[];
type ChoicesOf<M> = M extends Manifest<string, infer Choices> ? Choices : never;
type PartOf<M, Key extends keyof OpenModule> = MadeOf<M> extends Readonly<Record<Key, infer Part>> ? Part : unknown;

/** Intersection of the overrides of all modules in a union. */
type AllChoices<M> = (M extends unknown ? (given: ChoicesOf<M>) => void : never) extends (given: infer Whole) => void ? Whole : never;
type AllParts<M, Key extends keyof OpenModule> = (M extends unknown ? (given: PartOf<M, Key>) => void : never) extends (
  given: infer Whole,
) => void
  ? Whole
  : never;

/** Overrides that a list of modules accepts in place of the values from its settings. */
export type Choices<List extends Listed> = AllChoices<List[number]>;
/** Services of the modules of a list, by module name. */
export type Services<List extends Listed> = {
  readonly [M in List[number] as ServiceOf<M> extends undefined ? never : M['name']]: ServiceOf<M>;
};
/** All calls that a list serves: the site does not compile while a call of the contract is missing. */
export type HandlersOf<List extends Listed> = AllParts<List[number], 'handlers'>;
/** All that a list answers the guard. */
export type RightsOf<List extends Listed> = AllParts<List[number], 'rights'>;

/** The open modules of a site; nothing runs by itself. */
export interface OpenModules<List extends Listed> {
  services: Services<List>;
  handlers: HandlersOf<List>;
  rights: RightsOf<List>;
  invalidatedBy: InvalidatedBy;
  personalFields: PersonalFields;
  topics: readonly TopicPolicy[];
  jobs: readonly Job[];
  paces: readonly (() => Running)[];
  sitemap: readonly PageSource[];
  routes: readonly ((app: FastifyInstance) => Promise<void>)[];
  /** Writes the initial data of a new site. */
  seed(): Promise<void>;
}

/** Opens modules on a database, each after those that it uses. */
export async function openModules<const List extends Listed>(
  list: List,
  platform: Platform,
  choices: Choices<List>,
): Promise<OpenModules<List>> {
  const open = new Map<Manifest, OpenModule>();
  const opened = async (manifest: Manifest): Promise<OpenModule> => {
    const known = open.get(manifest);
    if (known) return known;
    if (!list.includes(manifest)) throw new Error(`a module uses ${manifest.name}, which the list lacks`);
    const uses: Record<string, unknown> = {};
    for (const [key, used] of Object.entries(manifest.uses)) uses[key] = (await opened(used)).service;
    const made = await manifest.open(platform, uses as never, choices as never);
    open.set(manifest, made);
    return made;
  };
  for (const manifest of list) await opened(manifest);
  const all = [...open.values()];
  const merged = <Part extends object>(parts: readonly (Part | undefined)[]): object => Object.assign({}, ...parts) as object;
  const rights: readonly SomeRights[] = all.flatMap((made) => made.rights ?? []);
  return {
    services: Object.fromEntries(list.map((manifest) => [manifest.name, open.get(manifest)?.service])) as Services<List>,
    handlers: merged(all.map((made) => made.handlers)) as HandlersOf<List>,
    rights: { ...merged(rights), owns: merged(rights.map(({ owns }) => owns)) } as RightsOf<List>,
    invalidatedBy: merged(all.map((made) => made.invalidatedBy)),
    personalFields: merged(all.map((made) => made.personalFields)),
    topics: all.flatMap((made) => made.topics ?? []),
    jobs: all.flatMap((made) => made.jobs ?? []),
    paces: all.flatMap((made) => made.paces ?? []),
    sitemap: all.flatMap((made) => made.sitemap ?? []),
    routes: all.flatMap((made) => made.routes ?? []),
    async seed() {
      for (const made of all) await made.seed?.();
    },
  };
}
