import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Clock3, MessageSquare } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { StoryCover, type StoryCoverProps } from '../../pictures/Cover/index.ts';
import { languageNames } from '../../frame/LanguageSwitch/index.ts';
import type { UiLocale } from '../../locales/index.ts';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './ArticleCard.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** An article as its card takes it. */
export interface ArticleCardItem {
  id: string;
  href: string;
  title: string;
  /** One or two sentences; shown by `lead` and `row`. */
  summary?: string;
  /** Left out where it has no picture. */
  cover?: Omit<StoryCoverProps, 'loading'>;
  /** Name of its source. */
  source: string;
  /** Time of first publication, ms UTC. */
  publishedAt: number;
  comments: number;
  /** Reading time in minutes; shown by `lead`, default not shown. */
  minutes?: number;
  /** Its section, in one word; default none. */
  section?: string;
  /** Its language: named where it is not the reader's, and read aloud as it is. */
  lang?: UiLocale;
}

/** Looks: `lead` opens a page, `row` is for a list, `side` for a narrow column, `tile` for a wall, `line` is a title alone. */
export const articleLooks = ['lead', 'row', 'side', 'tile', 'line'] as const;
export type ArticleLook = (typeof articleLooks)[number];

export interface ArticleCardProps extends RootProps {
  article: ArticleCardItem;
  /** Default `row`. */
  look?: ArticleLook;
  /** Shown on the picture of a `lead`, such as a `Scorebug`, and at the end of the facts of a `row`; default nothing. */
  match?: ReactNode;
  /** Title and summary with stretches set off, such as a `MarkedText`; default as they are. */
  shown?: { title?: ReactNode; summary?: ReactNode };
  /** Level of its heading; default 3. */
  level?: 2 | 3 | 4;
}

/** An article in a list. Its title is the link; its picture leads there too and is hidden from screen readers. */
export const ArticleCard = forwardRef<HTMLElement, ArticleCardProps>(function ArticleCard(
  { article, look = 'row', match, shown = {}, level = 3, ...root },
  ref,
) {
  const { t, i18n } = useLingui();
  const { short } = useChatTime();
  const now = useNow(60_000);
  const { href, title, summary, cover, source, publishedAt, comments, minutes, section, lang } = article;
  const Heading = `h${level}` as const;
  const pictured = cover !== undefined && look !== 'line';
  return (
    <article className={css.card[look]} data-pictured={pictured || undefined} ref={ref} {...rootOf(root)}>
      {pictured && (
        <a className={css.picture[look]} href={href} tabIndex={-1} aria-hidden="true">
          <StoryCover {...cover} loading={look === 'lead' ? 'eager' : 'lazy'} fill />
          {look === 'tile' && section && <span className={css.corner}>{section}</span>}
          {look === 'lead' && match && <span className={css.onPicture}>{match}</span>}
        </a>
      )}
      <div className={css.words[look]}>
        {look === 'line' && section && <Chip tone="turf">{section}</Chip>}
        <Heading className={css.title[look]}>
          <a className={css.link} href={href} lang={lang} title={look === 'line' ? title : undefined}>
            {shown.title ?? title}
          </a>
        </Heading>
        {summary && (look === 'lead' || look === 'row') && (
          <p className={css.summary[look]} lang={lang}>
            {shown.summary ?? summary}
          </p>
        )}
        <div className={css.facts[look]}>
          {look !== 'line' && <span className={css.source}>{source}</span>}
          <span>{short(publishedAt, now)}</span>
          {look !== 'line' && <Comments count={comments} />}
          {look === 'lead' && minutes !== undefined && (
            <span className={css.fact}>
              <Clock3 size={13} aria-hidden />
              {t`${plural(minutes, { other: '阅读约 # 分钟' })}`}
            </span>
          )}
          {lang && lang !== i18n.locale && <Chip>{languageNames[lang]}</Chip>}
          {look === 'row' && section && <Chip>{section}</Chip>}
          {look === 'row' && match}
        </div>
      </div>
    </article>
  );
});

function Comments({ count }: { count: number }) {
  const { t } = useLingui();
  const { compact } = useFormat();
  return (
    <span className={css.fact}>
      <MessageSquare size={13} aria-hidden />
      <span className={visuallyHidden}>{t`评论`}</span>
      {compact(count)}
    </span>
  );
}
