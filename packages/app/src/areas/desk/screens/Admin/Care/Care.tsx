import { useEffect } from 'react';
import { Blocks, Two } from '../Admin.layout.ts';
import { care, loadCare } from './care.store.ts';
import { CareCaseWired } from './CareCase.tsx';
import { CarePersonWired } from './CarePerson.tsx';
import { CareQueueWired } from './CareQueue.tsx';
import { ReviewPolicyWired } from './ReviewPolicy.tsx';
import { WordListWired } from './WordList.tsx';

/** Refresh interval of the queue while the page is visible, ms. */
const fresh = 30_000;

/** Moderation of content: the queues, the open item with its author, and the rules. */
export default function Care() {
  useEffect(() => {
    void loadCare();
    const timer = setInterval(() => {
      // Lines that were read on, and ticks, are not taken from under the hands.
      if (document.visibilityState === 'visible' && care.ticked.size === 0 && (care.list?.length ?? 0) <= 30) void loadCare();
    }, fresh);
    return () => clearInterval(timer);
  }, []);
  return (
    <Two>
      <Blocks>
        <CareQueueWired />
        <WordListWired />
      </Blocks>
      <Blocks>
        <CareCaseWired />
        <CarePersonWired />
        <ReviewPolicyWired />
      </Blocks>
    </Two>
  );
}
