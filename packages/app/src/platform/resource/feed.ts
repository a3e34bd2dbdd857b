import { createScope } from './scope.ts';

/** An answer of a call that gives a list which goes on. */
export interface FeedPage<Item> {
  list: readonly Item[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

/** Asks for a page; `before` is the `next` of the page before, undefined for the first, and `first` the page that the list began with. */
export type LoadPage<Page> = (before: string | undefined, signal: AbortSignal, first: Page | undefined) => Promise<Page>;

/** State of a feed. */
export interface HeldFeed<Item, Page> {
  key: string | null;
  /** Everything that came, in order, each once. */
  items: readonly Item[];
  /** The answer that it began with; undefined until one came. */
  first: Page | undefined;
  /** `more` can be asked for, `loading` is under way, `failed` waits for a new try, `end` has it all. */
  state: 'more' | 'loading' | 'failed' | 'end';
}

/** A list that goes on: one question at a time, and nothing of another key is ever mixed into it. */
export interface Feed<Item, Page> {
  /** Starts again for another key; null loads nothing, and the same key does nothing. */
  ask(key: string | null, load: LoadPage<Page>): void;
  /** Asks for the page after those that are here, or once more for the one that failed. */
  more(): void;
  /** Fetches the first page again; the current items stay until the answer comes. */
  again(): void;
  /** Changes what is here: an entry that was liked, written or deleted by the reader. */
  change(act: (items: readonly Item[]) => readonly Item[]): void;
  /** Ends it: later answers are ignored. */
  leave(): void;
}

/** State before the first request. */
export const emptyFeed: HeldFeed<never, never> = { key: null, items: [], first: undefined, state: 'loading' };

/** Creates a feed; `onChange` gets every new state. What `came` with the page stands until it is answered. */
export function createFeed<Item extends { id: string }, Page extends FeedPage<Item>>(
  onChange: (held: HeldFeed<Item, Page>) => void,
  came: HeldFeed<Item, Page> = emptyFeed,
): Feed<Item, Page> {
  const scope = createScope();
  let held = came;
  let isAsked = false;
  let load: LoadPage<Page> | undefined;
  let next: string | null = null;
  let drop = () => {};
  const set = scope.during((change: Partial<HeldFeed<Item, Page>>) => {
    held = { ...held, ...change };
    onChange(held);
  });

  function read(before: string | undefined, isQuiet = false): void {
    drop();
    if (!load) return;
    const page = load;
    drop = scope.ask(
      (signal) => page(before, signal, before === undefined ? undefined : held.first),
      (answer) => {
        next = answer.next;
        const known = before === undefined ? [] : held.items;
        const ids = new Set(known.map(({ id }) => id));
        // What the reader wrote stands in front already, and comes once more in its place.
        const items = [...known, ...answer.list.filter(({ id }) => !ids.has(id))];
        set({ items, state: next === null ? 'end' : 'more', ...(before === undefined && { first: answer }) });
      },
      () => set({ state: 'failed' }),
    );
    if (!isQuiet) set({ state: 'loading' });
  }

  return {
    ask(key, question) {
      load = question;
      if (key === held.key && (isAsked || key === null)) return;
      const stands = key === held.key;
      isAsked = true;
      drop();
      next = null;
      if (!stands) set({ ...emptyFeed, key });
      if (key !== null) read(undefined, stands);
    },
    more() {
      if (held.state !== 'more' && held.state !== 'failed') return;
      read(held.first === undefined ? undefined : (next ?? undefined));
    },
    again() {
      if (held.key !== null) read(undefined);
    },
    change: (act) => set({ items: act(held.items) }),
    leave: scope.leave,
  };
}
