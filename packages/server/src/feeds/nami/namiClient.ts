import * as z from 'zod/mini';
import type { NoteText } from '../../modules/scores/sources/index.ts';
import type { NamiSportName } from './namiIds.ts';
import type { NamiList } from './namiLists.ts';

/** Rows of a page at the provider. */
export const pageSize = 1_000;
/** Time limit of a response, ms. */
const patience = 10_000;
/** Most bytes of an answer. */
const largest = 32 * 1024 * 1024;

const answer = z.object({ code: z.int(), results: z.optional(z.array(z.unknown())) });

/** The provider did not answer, or not as it must; the message names the path and never the key. */
export class NamiFailure extends Error {
  override readonly name = 'NamiFailure';
  /** Description of the error, for operators. */
  readonly note: NoteText;
  constructor(path: string, note: NoteText) {
    super(`${path}: ${note}`);
    this.note = note;
  }
}

/** Position in a list: whole pages by id, then changes since an instant (s UTC). */
export type NamiFrom = { id: number } | { time: number };

export interface NamiClient {
  /** Rows of a list, in the order of ids or of changes. @throws NamiFailure */
  list(sport: NamiSportName, list: NamiList, from: NamiFrom): Promise<unknown[]>;
  /**
   * Every match of the last two hours in its current state.
   * @throws NamiFailure
   */
  live(sport: NamiSportName): Promise<unknown[]>;
}

/** Client of the provider at an origin, with a name and a key. */
export function createNamiClient({ origin, user, secret }: { origin: string; user: string; secret: string }): NamiClient {
  async function ask(path: string, query: Record<string, string | number>): Promise<unknown[]> {
    const words = new URLSearchParams({ user, secret });
    for (const [name, value] of Object.entries(query)) words.set(name, String(value));
    let text: string;
    try {
      const response = await fetch(`${origin}${path}?${words.toString()}`, { signal: AbortSignal.timeout(patience), redirect: 'error' });
      if (!response.ok) throw new NamiFailure(path, `http ${response.status}`);
      if (Number(response.headers.get('content-length') ?? 0) > largest) throw new NamiFailure(path, 'long');
      text = await response.text();
    } catch (error) {
      if (error instanceof NamiFailure) throw error;
      throw new NamiFailure(path, error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreached');
    }
    const read = answer.safeParse(jsonOf(text));
    if (!read.success) throw new NamiFailure(path, 'shape');
    if (read.data.code !== 0) throw new NamiFailure(path, `code ${read.data.code}`);
    return read.data.results ?? [];
  }

  return {
    list: (sport, list, from) => ask(`/api/v5/${sport}/${list}/list`, { ...from, limit: pageSize }),
    live: (sport) => ask(`/api/v5/${sport}/match/detail_live`, {}),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
