import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { NobleMark, useNobleName, type NobleRank } from '../NobleMark/index.ts';
import { plate, tag, word } from './NobleBadge.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Heights of the tag and sides of the mark alone. */
const marks = { s: { tag: 10, mark: 12 }, m: { tag: 12, mark: 20 }, l: { tag: 16, mark: 36 } };

export interface NobleBadgeProps extends RootProps {
  rank: NobleRank;
  /** As a tag 16, 20 or 28 px high, as a mark alone a square of 16, 28 or 56 px; default `s`. */
  size?: keyof typeof marks;
  /** `tag` has the sign and the name, `mark` the sign alone; default `tag`. */
  form?: 'tag' | 'mark';
}

/** A member's rank of nobility, by its sign, its name and its colour. */
export const NobleBadge = forwardRef<HTMLSpanElement, NobleBadgeProps>(function NobleBadge(
  { rank, size = 's', form = 'tag', ...root },
  ref,
) {
  const { t } = useLingui();
  const name = useNobleName()(rank);
  return (
    <span className={`${form === 'tag' ? tag[size] : plate[size]} ${nobleTint[rank]}`} ref={ref} {...rootOf(root)}>
      <NobleMark rank={rank} size={marks[size][form]} />
      {form === 'tag' && (
        <span className={word} aria-hidden="true">
          {name}
        </span>
      )}
      <span className={visuallyHidden}>{t`贵族：${name}`}</span>
    </span>
  );
});
