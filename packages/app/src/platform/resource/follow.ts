import type { TopicEvent, TopicPosition } from '@pitchside/api/realtime';
import { drawing } from '../drawn/drawn.ts';
import { realtime } from '../realtime/realtime.ts';
import { latestOnly } from './latestOnly.ts';
import type { Scope } from './scope.ts';

/** A topic that goes on where an answer ended. */
export interface Continued {
  topic: string;
  from: TopicPosition;
  onEvent: (event: TopicEvent) => void;
}

/** A source that is fetched once and then updated by topics. */
export interface Source<Answer> {
  load: (signal: AbortSignal) => Promise<Answer>;
  /** Applies each answer; events may be newer than it. */
  take: (answer: Answer) => void;
  /** Called with the error of a request; without it the request is retried with backoff until it succeeds. */
  fail?: (error: unknown) => void;
  /** Whether to retry until an answer comes although `fail` is given, such as after the first answer; default never. */
  retries?: () => boolean;
  /** The topics that go on after the first answer. */
  topics: (answer: Answer) => readonly Continued[];
}

/**
 * Fetches a source within a scope and follows its topics from the position of the answer. Missed events (`reset`) cause another fetch.
 * Returns a function that fetches again by hand.
 */
export function followSource<Answer>(scope: Scope, source: Source<Answer>): () => void {
  const newest = latestOnly(scope);
  let isFollowed = false;
  function take(answer: Answer): void {
    source.take(answer);
    if (isFollowed || drawing()) return;
    isFollowed = true;
    for (const { topic, from, onEvent } of source.topics(answer))
      scope.onLeave(realtime.subscribe(topic, { from, onEvent: scope.during(onEvent), onReset: scope.during(refresh) }));
  }
  function refresh(): void {
    if (source.fail && !source.retries?.()) newest.ask(source.load, take, source.fail);
    else newest.retry(source.load, take);
  }
  refresh();
  return scope.during(refresh);
}
