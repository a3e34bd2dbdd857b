import { useLingui } from '@lingui/react/macro';
import { NobleBadge } from '../NobleBadge/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { ground, upright, words } from './EntryRibbon.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface EntryRibbonProps extends RootProps {
  /** One or two nicknames to name. */
  names: readonly string[];
  /** Number of entries in all, those named included; default as many as are named. */
  total?: number;
  /** The highest rank among them; it tints the ribbon. */
  rank?: NobleRank;
  /** Over the picture, dark by day and by night, or a row of the chat; default `picture`. */
  place?: 'picture' | 'chat';
}

/** Announces that a noble, or several at once, entered the room. */
export const EntryRibbon = forwardRef<HTMLDivElement, EntryRibbonProps>(function EntryRibbon(
  { names, total = names.length, rank, place = 'picture', ...root },
  ref,
) {
  const { t } = useLingui();
  const [first = '', second] = names;
  const sentence = () => {
    if (second === undefined) return total > 1 ? t`${first} 等 ${total} 人进入直播间` : t`${first} 进入直播间`;
    return total > 2 ? t`${first}、${second} 等 ${total} 人进入直播间` : t`${first}、${second} 进入直播间`;
  };
  return (
    <div className={[ground[place], rank && nobleTint[rank]].filter(Boolean).join(' ')} ref={ref} {...rootOf(root)}>
      <span className={upright}>
        {rank && <NobleBadge rank={rank} />}
        <span className={words}>{sentence()}</span>
      </span>
    </div>
  );
});
