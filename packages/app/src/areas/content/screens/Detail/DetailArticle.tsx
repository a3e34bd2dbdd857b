import { useLingui } from '@lingui/react/macro';
import type { ContentState } from '@pitchside/api/content/content';
import type { WholeArticle } from '@pitchside/api/content/news';
import { ArticleText } from '@pitchside/ui/ArticleText';

import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { CountButton } from '@pitchside/ui/CountButton';
import { useFormat } from '@pitchside/ui/format';
import { Text } from '@pitchside/ui/Text';
import { Flag, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { openReport } from '../../../../platform/report/report.store.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { ActLine, LineEnd } from '../../acts/acts.layout.ts';
import { keepIt, like, type Marks } from '../../acts/contentActs.ts';
import { useShare } from '../../acts/useShare.tsx';
import { useCountedView } from '../../acts/countView.ts';
import { piecesOf, sourceOf } from '../../cards/article.presenter.ts';
import { newsHref } from '../../contentLinks.ts';
import { LaterDiscussion } from '../../discussion.lazy.tsx';
import { MatchLine } from '../../matches/MatchLine.tsx';
import { useLiveMatches } from '../../matches/useLiveMatches.ts';
import { Main, MatchPlace } from './Detail.layout.ts';

interface DetailArticleProps {
  article: WholeArticle;
  state: ContentState;
  /** Why others do not see it; for its author alone. */
  reason: string;
}

/** Fields of an article that change while it is read. */
type Changed = Marks & { shares: number; views: number };

/** Article with its actions and discussion. */
export function DetailArticle({ article, state, reason }: DetailArticleProps) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { id, title, match, section, author } = article;
  const [changed, setChanged] = useState<Partial<Changed>>({});
  const change = (part: Partial<Changed>) => setChanged((known) => ({ ...known, ...part }));
  const { share, dialog } = useShare((_, shares) => change({ shares }));
  const fresh = useLiveMatches(match ? [match] : []);
  const isShown = state === 'shown';
  useCountedView(isShown ? id : null, (views) => change({ views }));
  const now = { ...article, ...changed };
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);
  const stands = state === 'awaiting' ? t`审核中，仅自己可见` : reason ? t`未通过：${reason}` : t`现在只有你能看到它`;
  const views = compact(now.views);
  const shares = now.shares > 0 ? compact(now.shares) : '';
  return (
    <Main>
      <Card padding="full">
        <ArticleText
          title={title}
          section={{ name: section.name, href: newsHref({ section: section.id }) }}
          source={sourceOf(article)}
          publishedAt={article.published_at}
          minutes={article.minutes}
          lang={article.lang}
          pieces={piecesOf(article.body, title)}
          tags={article.tags.map((topic) => ({ topic, href: newsHref({ tag: topic }) }))}
          {...(!isShown && {
            notice: (
              <Chip tone="warning" size="m">
                {stands}
              </Chip>
            ),
          })}
        >
          {match && (
            <MatchPlace>
              <MatchLine match={fresh(match)} />
            </MatchPlace>
          )}
          <ActLine>
            <CountButton
              act="like"
              count={now.likes}
              pressed={now.is_liked}
              name={title}
              disabled={!isShown}
              onPressedChange={(isLiked) => like('article', id, isLiked, change)}
            />
            <CountButton
              act="keep"
              count={now.favorites}
              pressed={now.is_favorite}
              name={title}
              disabled={!isShown}
              onPressedChange={(isFavorite) => keepIt('article', id, isFavorite, change)}
            />
            <Button
              tone="plain"
              icon={<Share2 size={16} aria-hidden />}
              onClick={() => share({ kind: 'article', id, title, author: sourceOf(article) })}
            >
              {t`分享`} {shares}
            </Button>
            <LineEnd>
              <Text size="s" tone="quiet">{t`${views} 次阅读`}</Text>
              {!article.is_own && (
                <Button
                  tone="plain"
                  icon={<Flag size={16} aria-hidden />}
                  onClick={() => openReport({ name: author.user_nickname, words: title, of: [{ kind: 'article', id }] })}
                >
                  {t`举报`}
                </Button>
              )}
            </LineEnd>
          </ActLine>
        </ArticleText>
      </Card>
      <Card aria-labelledby={`discussion-${id}`}>
        <LaterDiscussion of={{ kind: 'article', id }} total={article.comments} {...(!isShown && { closed: t`公开后才能评论` })} />
      </Card>
      {dialog}
    </Main>
  );
}
