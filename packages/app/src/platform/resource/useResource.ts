import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerNow } from '../api/answers.ts';
import { createResource, nothing, type Held, type Question, type Resource, type Rhythm } from './resource.ts';

/** Something that is fetched, as a component sees it. */
export interface Loaded<Value> {
  /** The last that came of the same family; undefined until something did. */
  value: Value | undefined;
  /** State of the newest request; also `loading` while there is no request. */
  state: Held<Value>['state'];
  /** Why the newest question failed. */
  error: unknown;
  /** Fetches again; the shown value stays until then. */
  again: () => void;
}

/** State of a resource that came with the page; undefined for one that did not. */
function firstHeld<Value>(key: string, family: string, load: Question<Value>['load']): Held<Value> | undefined {
  const answer = answerNow(load);
  if (!answer) return undefined;
  return 'error' in answer
    ? { key, family, value: undefined, state: 'failed', error: answer.error }
    : { key, family, value: answer.value, state: 'ready', error: undefined };
}

/** Fetches what `key` names while the component is on the page; null asks for nothing. */
export function useResource<Value>(
  key: string | null,
  load: Question<Value>['load'],
  { family, version, rest, pause, every }: Omit<Question<Value>, 'key' | 'load'> & Rhythm = {},
): Loaded<Value> {
  const [first] = useState(() => (key === null ? undefined : firstHeld(key, family ?? key, load)));
  const [held, setHeld] = useState<Held<Value>>(first ?? nothing);
  const own = useRef<Resource<Value>>(undefined);
  const ask = useEffectEvent(load);
  useEffect(() => {
    const resource = createResource<Value>(setHeld, {
      ...(first && { first }),
      ...(rest !== undefined && { rest }),
      ...(pause !== undefined && { pause }),
      ...(every !== undefined && { every }),
    });
    own.current = resource;
    return resource.leave;
  }, [first, rest, pause, every]);
  useEffect(() => {
    own.current?.ask(
      key === null
        ? null
        : { key, load: (signal) => ask(signal), ...(family !== undefined && { family }), ...(version !== undefined && { version }) },
    );
  }, [key, family, version, first, rest, pause, every]);
  const again = useCallback(() => own.current?.again(), []);
  const isCurrent = key !== null && held.key === key;
  const isRelated = key !== null && held.family === (family ?? key);
  return {
    value: isRelated ? held.value : undefined,
    state: isCurrent ? held.state : 'loading',
    error: isCurrent ? held.error : undefined,
    again,
  };
}
