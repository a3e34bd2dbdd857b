import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode, type Ref } from 'react';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { countText, hash, heat, name, tag } from './Tag.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Looks: `text` for a sentence, `chip` for a row of filters, `row` for a list of topics. */
export const tagLooks = ['text', 'chip', 'row'] as const;
/** Marks that highlight a topic. */
export const tagMarks = ['hot', 'new'] as const;

const markWords: Record<(typeof tagMarks)[number], MessageDescriptor> = { hot: msg`热`, new: msg`新` };

export interface TagProps extends RootProps {
  /** The topic without its sign: 英超争冠夜. */
  topic: string;
  /** Page of the topic; without it the tag is a filter. */
  href?: string;
  /** For a filter: whether the list is narrowed to it; default false. */
  pressed?: boolean;
  /** For a filter: it was pressed. */
  onPress?: () => void;
  /** Default `chip`. */
  look?: (typeof tagLooks)[number];
  /** Number of posts on the topic; shortened. */
  count?: number;
  /** Default none. */
  mark?: (typeof tagMarks)[number];
}

/** A topic with its sign: a link to its page, or a filter that is on or off. */
export const Tag = forwardRef<HTMLElement, TagProps>(function Tag({ href, pressed = false, onPress, look = 'chip', ...words }, ref) {
  if (href !== undefined) {
    return (
      <a className={tag[look]} href={href} ref={ref as Ref<HTMLAnchorElement>} {...rootOf(words)}>
        <Words {...words} look={look} />
      </a>
    );
  }
  return (
    <button
      type="button"
      className={tag[look]}
      aria-pressed={pressed}
      onClick={onPress}
      ref={ref as Ref<HTMLButtonElement>}
      {...rootOf(words)}
    >
      <Words {...words} look={look} />
    </button>
  );
});

function Words({ topic, look, count, mark }: Pick<TagProps, 'topic' | 'count' | 'mark'> & Required<Pick<TagProps, 'look'>>) {
  const { t, i18n } = useLingui();
  const { compact } = useFormat();
  const posts = count === undefined ? undefined : compact(count);
  const sign: ReactNode = (
    <span className={hash[look]} aria-hidden="true">
      #
    </span>
  );
  return (
    <>
      {sign}
      <span className={name[look]}>{topic}</span>
      {look === 'text' && sign}
      {mark && <span className={heat[mark]}>{i18n._(markWords[mark])}</span>}
      {posts !== undefined && (
        <span className={countText[look]}>
          <span aria-hidden="true">{posts}</span>
          <span className={visuallyHidden}>{t`${posts} 条动态`}</span>
        </span>
      )}
    </>
  );
}
