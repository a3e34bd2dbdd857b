import { useLingui } from '@lingui/react/macro';
import { commentSorts, type CommentSort, type Thread } from '@pitchside/api/content/content';
import { CommentThread, type CommentActs, type CommentItem } from '@pitchside/ui/CommentThread';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useState } from 'react';
import { openReport } from '../../../platform/report/report.store.ts';
import { useDeleteQuestion } from '../acts/useDeleteQuestion.tsx';
import { threadView } from './comment.presenter.ts';
import { commentReports, type Discussed } from './discussionCalls.ts';
import { DiscussionField } from './DiscussionField.tsx';
import { Head, Stack, Threads, Title } from './Discussion.layout.ts';
import { useDiscussion } from './useDiscussion.ts';

export interface DiscussionProps {
  of: Discussed;
  /** Number of comments as the item states it; used until the discussion reports its own. */
  total?: number;
  /** Why nothing may be written, in one line; default it may. */
  closed?: string;
  /** Whether the reader only sees the number of comments, as the page knows it; default as the discussion says. */
  locked?: boolean;
  /** Short note beside the heading on who may write; default none. */
  note?: string;
  /** The reader's relation to the item, where their rights follow from it; a change fetches the discussion again. */
  as?: string;
  /** Level of its heading; default 2. */
  level?: 'h2' | 'h3';
  /** The comment that the reader came for; default none. */
  focusedId?: string;
  /** Of a video: how long it is, and where a moment that somebody names leads; default nowhere. */
  moments?: CommentActs['moments'];
}

/** Discussion of an item of any kind: comments, replies, likes, deletion and reports. */
export function Discussion({ of, total, closed: given, locked, note, as, level = 'h2', focusedId, moments }: DiscussionProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [sort, setSort] = useState<CommentSort>('hot');
  const [answered, setAnswered] = useState<{ threadId: string; comment: CommentItem }>();
  const { ask, question } = useDeleteQuestion(t`删除这条评论？`, t`删除后不能恢复，别人的回复会留下。`);
  const discussion = useDiscussion(of, sort, as);
  const { feed, maySay } = discussion;
  const isLocked = locked ?? discussion.isLocked;
  const closed = given ?? (isLocked ? t`解锁后才能看评论` : maySay ? undefined : t`只有解锁的人才能评论`);
  const count = integer(discussion.total ?? total ?? 0);
  const names: Record<CommentSort, string> = { hot: t`热门`, new: t`最新` };

  const actsOf = (thread: Thread) => ({
    onLike: (comment: CommentItem, isLiked: boolean) => discussion.like(comment.id, isLiked),
    ...(closed === undefined && { onReply: (comment: CommentItem) => setAnswered({ threadId: thread.id, comment }) }),
    onDelete: ({ id }: CommentItem) => ask(() => discussion.remove(id)),
    ...(moments && { moments }),
    onReport: ({ id, author, text = '' }: CommentItem) =>
      openReport({ name: author.nickname, words: text, of: [{ kind: commentReports[of.kind], id }] }),
  });

  return (
    <Stack>
      <Head>
        <Title>
          <Text as={level} size="l" weight="strong" id={`discussion-${of.id}`}>{t`评论 ${count}`}</Text>
          {note !== undefined && (
            <Text size="s" tone="quiet">
              {note}
            </Text>
          )}
        </Title>
        <SegmentedControl
          size="s"
          label={t`评论的顺序`}
          value={sort}
          onValueChange={setSort}
          segments={commentSorts.map((value) => ({ value, label: names[value] }))}
        />
      </Head>
      {!isLocked && <DiscussionField of={of} {...(closed !== undefined && { closed })} onSend={(text) => discussion.say(text)} />}
      <InfiniteList
        count={feed.items.length}
        state={feed.state}
        onMore={feed.more}
        asks="press"
        error={t`评论没能送到`}
        empty={
          <EmptyState title={isLocked ? t`评论还锁着` : t`还没有评论`} drawing={null}>
            {isLocked ? closed : closed === undefined && t`来说第一句`}
          </EmptyState>
        }
      >
        <Threads aria-labelledby={`discussion-${of.id}`}>
          {feed.items.map((thread) => (
            <li key={thread.id}>
              <CommentThread
                thread={threadView(thread)}
                acts={actsOf(thread)}
                onMore={() => void discussion.open(thread.id)}
                loading={discussion.opening === thread.id}
                {...(focusedId !== undefined && { focusedId })}
                {...(answered?.threadId === thread.id && {
                  field: (
                    <DiscussionField
                      of={of}
                      answered={answered.comment}
                      onSend={async (text) => {
                        const isSaid = await discussion.say(text, answered.comment.id);
                        if (isSaid) setAnswered(undefined);
                        return isSaid;
                      }}
                      onCancel={() => setAnswered(undefined)}
                    />
                  ),
                })}
              />
            </li>
          ))}
        </Threads>
      </InfiniteList>
      {question}
    </Stack>
  );
}
