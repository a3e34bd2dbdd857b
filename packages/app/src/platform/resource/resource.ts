import { createScope } from './scope.ts';

/** Request of a resource. */
export interface Question<Value> {
  /** Key of the request; a new key drops the request before it. */
  key: string;
  /** Keys of one family show the older value while the newer is on its way, such as pages of one list; default the key itself. */
  family?: string;
  /** Changes when the same thing may have: it is then asked for once more, after what is on its way, and no sooner than `pause` allows. */
  version?: string | number;
  load: (signal: AbortSignal) => Promise<Value>;
}

/** When a resource asks, all in ms. */
export interface Rhythm {
  /** Debounce of a new key, ms, for example while a search term is typed; default 0. */
  rest?: number;
  /** Least time between two questions for the same thing; default 0. */
  pause?: number;
  /** Asks again so often while the page is looked at; default never. */
  every?: number;
}

interface ResourceOptions<Value> extends Rhythm {
  /** State that is shown already; its value stays until the same family is answered. */
  first?: Held<Value>;
}

/** State of a resource. */
export interface Held<Value> {
  key: string | null;
  family: string | null;
  /** The last that came of the family; undefined until something did. */
  value: Value | undefined;
  /** State of the newest request; an automatic refresh keeps the old state until its answer comes. */
  state: 'loading' | 'ready' | 'failed';
  error: unknown;
}

/** Fetched value: one request at a time, and only the newest answer counts. */
export interface Resource<Value> {
  /** Asks for something, or with null for nothing; the same key and version ask for nothing new. */
  ask(question: Question<Value> | null): void;
  /** Fetches again at once, even while a request is pending; the old state stays until then. */
  again(): void;
  held(): Held<Value>;
  /** Ends it: later answers are ignored. */
  leave(): void;
}

/** State before the first request. */
export const nothing: Held<never> = { key: null, family: null, value: undefined, state: 'loading', error: undefined };

/** Creates a resource. `onChange` gets every answer and failure, and the start of each request made by hand. */
export function createResource<Value>(
  onChange: (held: Held<Value>) => void,
  { rest = 0, pause = 0, every, first }: ResourceOptions<Value> = {},
): Resource<Value> {
  const scope = createScope();
  let held: Held<Value> = first ?? nothing;
  let question: Question<Value> | null = null;
  let drop: (() => void) | undefined;
  let isStale = false;
  let askedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = scope.during((next: Partial<Held<Value>>) => {
    held = { ...held, ...next };
    onChange(held);
  });

  function land(outcome: Partial<Held<Value>>): void {
    drop = undefined;
    if (isStale) plan(askedAt + pause - performance.now());
    change(outcome);
  }
  function send(): void {
    clearTimeout(timer);
    drop?.();
    isStale = false;
    askedAt = performance.now();
    if (question)
      drop = scope.ask(
        question.load,
        (value) => land({ value, state: 'ready', error: undefined }),
        (error) => land({ state: 'failed', error }),
      );
  }
  const plan = scope.during((wait: number) => {
    clearTimeout(timer);
    if (wait > 0) timer = setTimeout(send, wait);
    else send();
  });

  const clock = every === undefined ? undefined : setInterval(() => !document.hidden && !drop && question && send(), every);
  scope.onLeave(() => {
    clearTimeout(timer);
    clearInterval(clock);
  });

  return {
    ask: scope.during((next) => {
      const before = question;
      question = next;
      if (next === null || next.key !== before?.key) {
        drop?.();
        drop = undefined;
        clearTimeout(timer);
        if (next === null) held = nothing;
        else {
          const family = next.family ?? next.key;
          held = { key: next.key, family, value: held.family === family ? held.value : undefined, state: 'loading', error: undefined };
          plan(rest);
        }
      } else if (next.version !== before.version) {
        if (drop) isStale = true;
        else plan(askedAt + pause - performance.now());
      }
    }),
    again: scope.during(() => {
      if (question) change({ state: 'loading', error: undefined });
      plan(0);
    }),
    held: () => held,
    leave: scope.leave,
  };
}
