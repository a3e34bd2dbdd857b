import { useEffect } from 'react';
import { Blocks, Two } from '../Admin.layout.ts';
import { care, loadCare, keyOf } from './care.store.ts';
import { CarePersonWired } from './CarePerson.tsx';
import { CareQueueWired } from './CareQueue.tsx';
import { ReviewPolicyWired } from './ReviewPolicy.tsx';
import { WordListWired } from './WordList.tsx';
import { useLingui } from '@lingui/react/macro';
import type { Judged } from '@pitchside/api/content/content';
import { Card } from '@pitchside/ui/Card';
import { ClipPlayer } from '@pitchside/ui/ClipPlayer';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { reportReasons, useReasonLabels } from '@pitchside/ui/ReportDialog';
import { SentContent } from '@pitchside/ui/SentContent';
import { useSnapshot } from 'valtio';
import { commentsHref, contentHrefs } from '../../../../content/contentLinks.ts';
import { CareDecideWired } from './CareDecide.tsx';
import { useCareLabels } from './useCareLabels.ts';

/** Open item: its content, the findings, and the decision. */
function CareCaseWired() {
  const { t } = useLingui();
  const { list, current } = useSnapshot(care);
  const found = (list as readonly Judged[] | null)?.find((line) => keyOf(line) === current);
  return (
    <Card aria-label={t`要看的内容`}>
      {found ? <Open key={keyOf(found)} found={found} /> : list && <EmptyState title={t`选一件来看`} />}
      {found && <CareDecideWired />}
    </Card>
  );
}

function Open({ found }: { found: Judged }) {
  const { t } = useLingui();
  const words = useCareLabels();
  const names = useReasonLabels();
  const { kind, id, title, text, sent_at, pictures, clip, object, words: list, reports, reasons } = found;
  const name = title || `${words.kinds[kind]} ${id}`;
  const href = kind === 'comment' ? commentsHref(object?.kind ?? 'post', object?.id ?? '', id) : contentHrefs[kind](id);
  return (
    <SentContent
      kind={words.kinds[kind]}
      sentAt={sent_at}
      title={title}
      text={text}
      pictures={pictures.map(({ large, width, height }, index) => ({ src: large, width, height, alt: `${name} ${index + 1}` }))}
      clip={clip && <ClipPlayer src={clip.url} cover={clip.cover} width={clip.width} height={clip.height} name={name} />}
      about={{ label: object?.title || t`看它在站上的样子`, href }}
      found={list}
      reports={reports}
      reasons={reportReasons.filter((reason) => reasons.includes(reason)).map((reason) => names[reason])}
    />
  );
}

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
