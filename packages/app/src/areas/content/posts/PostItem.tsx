import { useLingui } from '@lingui/react/macro';
import { deletePost, type OwnPost, type Post } from '@pitchside/api/content/community';
import type { Match } from '@pitchside/api/scores/matches';
import { ClipPlayer } from '@pitchside/ui/ClipPlayer';
import type { MenuEntry } from '@pitchside/ui/Menu';
import { PostCard } from '@pitchside/ui/PostCard';
import { Flag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/api.ts';
import { openReport } from '../../../platform/report/report.store.ts';
import { keepIt, like } from '../acts/contentActs.ts';
import { useDeleteQuestion } from '../acts/useDeleteQuestion.tsx';
import type { Handed } from '../acts/ShareContent.tsx';
import { MatchStrip } from '../matches/MatchStrip.tsx';
import { postState, postTitle, postView } from './post.presenter.ts';

interface PostItemProps {
  post: Post | OwnPost;
  /** Called with fields that changed by an action of the reader. */
  onChange: (change: Partial<Post>) => void;
  /** It was deleted by its author. */
  onDeleted: () => void;
  onShare: (what: Handed) => void;
  /** Gives a match as it stands now; left out where every post is about the same one. */
  fresh?: (match: Match) => Match;
  /** All of the text shows; default false. */
  whole?: boolean;
  /** Beside the name; default nothing. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A post with all that can be done with it. */
export function PostItem({ post, onChange, onDeleted, onShare, fresh, whole = false, action, children }: PostItemProps) {
  const { t } = useLingui();
  const { id, match, author, video } = post;
  const nickname = author.user_nickname;
  const { ask, question } = useDeleteQuestion(t`删除这条帖子？`, t`删除后评论也看不到了。`);
  const remove = async () => {
    await api.call(deletePost, { id });
    onDeleted();
  };
  const entries: MenuEntry[] = post.is_own
    ? [{ id: 'delete', label: t`删除`, icon: <Trash2 size={16} aria-hidden />, tone: 'critical', onSelect: () => ask(remove) }]
    : [
        {
          id: 'report',
          label: t`举报`,
          icon: <Flag size={16} aria-hidden />,
          onSelect: () => openReport({ name: nickname, words: postTitle(post), of: [{ kind: 'post', id }] }),
        },
      ];
  return (
    <>
      <PostCard
        post={postView(post, (number) => t`${nickname} 的图片 ${number}`)}
        whole={whole}
        entries={entries}
        action={action}
        {...('state' in post && postState(post))}
        {...(match && fresh && { match: <MatchStrip match={fresh(match)} /> })}
        {...(video &&
          video.url !== '' && {
            video: (
              <ClipPlayer src={video.url} cover={video.cover} width={video.width} height={video.height} name={t`${nickname} 的视频`} />
            ),
          })}
        onLike={(isLiked) => like('post', id, isLiked, onChange)}
        onKeep={(isFavorite) => keepIt('post', id, isFavorite, onChange)}
        onShare={() => onShare({ kind: 'post', id, title: postTitle(post), author: nickname })}
      >
        {children}
      </PostCard>
      {question}
    </>
  );
}
