import { useLingui } from '@lingui/react/macro';
import type { Comment } from '@pitchside/api/content/content';
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
import { loadFocused } from './focusedCalls.ts';
import { ThreadInFocus } from './ThreadInFocus.tsx';

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
