import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Clock3 } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Chip } from '../../actions/Chip/index.ts';
import { useChatTime, useNow } from '../../format/index.ts';
import { ImageGrid } from '../../lists/ImageGrid/index.ts';
import type { Picture } from '../../lists/Lightbox/index.ts';
import { Tag } from '../../lists/Tag/index.ts';
import * as css from './ArticleText.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** One piece of an article: text is plain text, and there is nothing in it that could run. */
export type ArticlePiece =
  | { kind: 'paragraph' | 'heading'; text: string }
  | { kind: 'quote'; text: string; /** Name of the person quoted; empty for nobody. */ by: string }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'pictures';
      /** One, or several that make a gallery. */ pictures: readonly Picture[];
      /** Under one picture; default none. */ caption?: string;
    }
  | { kind: 'link'; href: string; text: string };

export interface ArticleTextProps extends RootProps {
  title: string;
  /** Section of the article, with its page. */
  section: { name: string; href: string };
  /** Name of its source. */
  source: string;
  /** Time of first publication, ms UTC. */
  publishedAt: number;
  /** Reading time in minutes; default not shown. */
  minutes?: number;
  /** BCP 47 code of its language. */
  lang: string;
  pieces: readonly ArticlePiece[];
  /** Topics of the article, each with its page; default none. */
  tags?: readonly { topic: string; href: string }[];
  /** Notice between the head and the text, such as why others do not see it; default none. */
  notice?: ReactNode;
  /** Content under the text: the match, actions on the article. */
  children?: ReactNode;
}

/** A whole article: its head, its text, its topics. */
export const ArticleText = forwardRef<HTMLElement, ArticleTextProps>(function ArticleText(
  { title, section, source, publishedAt, minutes, lang, pieces, tags = [], notice, children, ...root },
  ref,
) {
  const { t } = useLingui();
  const { short } = useChatTime();
  const now = useNow(60_000);
  return (
    <article className={css.frame} ref={ref} {...rootOf(root)}>
      <header className={css.head}>
        <h1 className={css.title} lang={lang}>
          {title}
        </h1>
        <p className={css.facts}>
          <a href={section.href} className={css.section}>
            <Chip tone="turf">{section.name}</Chip>
          </a>
          <span className={css.source}>{source}</span>
          <time className={bare} dateTime={new Date(publishedAt).toISOString()}>
            {short(publishedAt, now)}
          </time>
          {minutes !== undefined && (
            <span className={css.fact}>
              <Clock3 size={13} aria-hidden />
              {t`${plural(minutes, { other: '阅读约 # 分钟' })}`}
            </span>
          )}
        </p>
      </header>
      {notice}
      <div className={css.body} lang={lang}>
        {pieces.map((piece, index) => (
          // Pieces have no names of their own and never change places.
          <Piece key={index} piece={piece} />
        ))}
      </div>
      {tags.length > 0 && (
        <ul className={css.tags} aria-label={t`标签`}>
          {tags.map(({ topic, href }) => (
            <li className={bare} key={topic}>
              <Tag topic={topic} href={href} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
});

function Piece({ piece }: { piece: ArticlePiece }) {
  switch (piece.kind) {
    case 'paragraph':
      return <p className={bare}>{piece.text}</p>;
    case 'heading':
      return <h2 className={css.heading}>{piece.text}</h2>;
    case 'quote':
      return (
        <figure className={css.quote}>
          <blockquote className={bare}>{piece.text}</blockquote>
          {piece.by !== '' && <figcaption className={css.caption}>{piece.by}</figcaption>}
        </figure>
      );
    case 'list':
      return (
        <ul className={css.list}>
          {piece.items.map((item) => (
            <li className={bare} key={item}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'pictures':
      return (
        <figure className={css.pictures}>
          <ImageGrid pictures={piece.pictures} />
          {piece.caption && <figcaption className={css.caption}>{piece.caption}</figcaption>}
        </figure>
      );
    case 'link': {
      const isOurs = piece.href.startsWith('/');
      return (
        <p className={bare}>
          <a className={css.link} href={piece.href} {...(!isOurs && { target: '_blank', rel: 'noreferrer nofollow' })}>
            {piece.text}
          </a>
        </p>
      );
    }
  }
}
