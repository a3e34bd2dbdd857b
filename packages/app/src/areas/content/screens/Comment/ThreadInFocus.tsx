import { useLingui } from '@lingui/react/macro';
import type { Thread } from '@pitchside/api/content/content';
import { Card } from '@pitchside/ui/Card';
import { CommentThread, type CommentItem } from '@pitchside/ui/CommentThread';
import { useEffect, useRef, useState } from 'react';
import { openReport } from '../../../../platform/report/report.store.ts';
import { asMember } from '../../acts/contentActs.ts';
import { threadView } from '../../discussion/comment.presenter.ts';
import { commentReports, likeComment } from '../../discussion/discussionCalls.ts';
import { DiscussionField } from '../../discussion/DiscussionField.tsx';
import { useSaying } from '../../discussion/useSaying.ts';
import { withChanged, withSaid } from '../../discussion/threadsRules.ts';

/** The thread that the reader came for, on its line. */
export function ThreadInFocus({ focusedId, given }: { focusedId: string; given: Thread }) {
  const { t } = useLingui();
  const [[thread = given], setThreads] = useState<readonly Thread[]>([given]);
  const [answered, setAnswered] = useState<CommentItem>();
  const place = useRef<HTMLElement>(null);
  const of = { kind: thread.kind, id: thread.object_id };
  const say = useSaying(of, ({ comment }) => setThreads((known) => withSaid(known, comment)));
  useEffect(() => {
    place.current?.querySelector('[data-focused]')?.scrollIntoView({ block: 'center' });
  }, [focusedId]);
  const acts = {
    onLike: (comment: CommentItem, isLiked: boolean) =>
      asMember(async () => {
        const { likes, is_liked } = await likeComment(of.kind, comment.id, isLiked);
        setThreads((known) => withChanged(known, comment.id, { likes, is_liked }));
      }),
    onReply: setAnswered,
    onReport: ({ id, author, text = '' }: CommentItem) =>
      openReport({ name: author.nickname, words: text, of: [{ kind: commentReports[of.kind], id }] }),
  };
  return (
    <Card ref={place} aria-label={t`你来看的评论`}>
      <CommentThread
        thread={threadView(thread)}
        acts={acts}
        focusedId={focusedId}
        {...(answered && {
          field: (
            <DiscussionField
              of={of}
              answered={answered}
              onSend={async (text) => {
                const isSaid = await say(text, answered.id);
                if (isSaid) setAnswered(undefined);
                return isSaid;
              }}
              onCancel={() => setAnswered(undefined)}
            />
          ),
        })}
      />
    </Card>
  );
}
