import { useLingui } from '@lingui/react/macro';
import type { Comment, Thread } from '@pitchside/api/content/content';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isRefused } from '../../../../platform/api/refused.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { circleHref } from '../../contentLinks.ts';
import { Discussion } from '../../discussion/Discussion.tsx';
import { Commented } from './Commented.tsx';
import { readComment } from './commentAddress.ts';
import { Column } from './Comment.layout.ts';
import { CommentThread, type CommentItem } from '@pitchside/ui/CommentThread';
import { useEffect, useRef, useState } from 'react';
import { openReport } from '../../../../platform/report/report.store.ts';
import { asMember } from '../../acts/contentActs.ts';
import { threadView } from '../../discussion/comment.presenter.ts';
import { commentReports, likeComment } from '../../discussion/discussionCalls.ts';
import { DiscussionField } from '../../discussion/DiscussionField.tsx';
import { useSaying } from '../../discussion/useSaying.ts';
import { withChanged, withSaid } from '../../discussion/threadsRules.ts';
import { commentThread } from '@pitchside/api/content/videos';
import { api } from '../../../../platform/api/api.ts';

/** Size and maximum number of pages read to find one comment of a thread; later ones are only in the discussion. */
const [atOnce, mostPages] = [50, 6];

/** Reads the thread of a comment until the comment itself is among what came. */
async function loadFocused(id: string, signal: AbortSignal): Promise<Thread> {
  const answers: Comment[] = [];
  let before: string | undefined;
  for (let page = 0; ; page += 1) {
    const answer = await api.call(commentThread, { id, limit: atOnce, ...(before !== undefined && { before }) }, { signal, quiet: true });
    answers.push(...answer.list);
    const isThere = answer.thread.id === id || answers.some((one) => one.id === id);
    if (isThere || answer.next === null || page + 1 === mostPages) return { ...answer.thread, replies: answer.total, first: answers };
    before = answer.next;
  }
}

/** The thread that the reader came for, on its line. */
function ThreadInFocus({ focusedId, given }: { focusedId: string; given: Thread }) {
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

/** /comment: all that is said about one object, with one thread in focus where one came for it. */
export function CommentScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { of: asked, focus } = readComment(parameters);
  const { user } = useSnapshot(session);
  const focused = useResource(focus === undefined ? null : `${focus} ${user?.id ?? ''}`, (signal) => loadFocused(focus ?? '', signal), {
    family: focus ?? '',
  });
  const thread: Comment | undefined = focused.value;
  const of = thread ? { kind: thread.kind, id: thread.object_id } : asked;
  const isLost = focus !== undefined && !focused.value && isRefused(focused.error);
  return (
    <Page data-ready>
      <Column>
        <Text as="h1" size="xl" weight="strong">{t`全部评论`}</Text>
        {of && <Commented key={`${of.kind} ${of.id}`} {...of} />}
        {isLost && (
          <EmptyState
            title={t`这条评论不在了`}
            drawing={null}
            {...(!of && { action: <ButtonLink href={circleHref()}>{t`去社区看看`}</ButtonLink> })}
          >
            {t`它被删除或收起了。`}
          </EmptyState>
        )}
        {focus !== undefined && !focused.value && !isLost && focused.state === 'failed' && (
          <ErrorState title={t`评论没能送到`} onRetry={focused.again} />
        )}
        {focus !== undefined && !focused.value && focused.state === 'loading' && <Skeleton shape="block" height={160} />}
        {focused.value && focus !== undefined && <ThreadInFocus key={focus} focusedId={focus} given={focused.value} />}
        {of ? (
          <Card aria-labelledby={`discussion-${of.id}`}>
            <Discussion key={`${of.kind} ${of.id}`} of={of} {...(focus !== undefined && { focusedId: focus })} />
          </Card>
        ) : (
          focus === undefined && (
            <EmptyState title={t`没有这个讨论`} action={<ButtonLink href={circleHref()}>{t`去社区看看`}</ButtonLink>}>
              {t`链接可能写错了。`}
            </EmptyState>
          )
        )}
      </Column>
    </Page>
  );
}
