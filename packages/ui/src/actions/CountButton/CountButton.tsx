import { useLingui } from '@lingui/react/macro';
import { Star, ThumbsUp } from 'lucide-react';
import { forwardRef } from 'react';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useWanted } from '../useWanted.ts';
import { figure, press } from './CountButton.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Kinds of count: `like` for applause, `keep` for something the reader saves to find again. */
export const countedActs = ['like', 'keep'] as const;

export interface CountButtonProps extends RootProps {
  act: (typeof countedActs)[number];
  /** Number of people who did it, the reader included. */
  count: number;
  /** Whether the reader did it. */
  pressed: boolean;
  /** Subject of the act, read aloud after it. */
  name: string;
  /**
   * Called to do the act or to take it back. The new state shows at once and is reverted when the promise rejects.
   * After success, `pressed` and `count` are yours to change.
   */
  onPressedChange: (pressed: boolean) => void | Promise<void>;
  /** Height 28 or 36 px; default `m`. */
  size?: 's' | 'm';
  disabled?: boolean;
}

const icons = { like: ThumbsUp, keep: Star };

/** A like or a star with its count, as used under posts, videos, articles and comments. */
export const CountButton = forwardRef<HTMLButtonElement, CountButtonProps>(function CountButton(
  { act, count, pressed, name, onPressedChange, size = 'm', disabled, ...root },
  ref,
) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { wanted, ask } = useWanted<boolean>();
  const shown = wanted ?? pressed;
  const total = Math.max(0, count + (wanted === undefined || wanted === pressed ? 0 : wanted ? 1 : -1));
  const Icon = icons[act];

  const handleClick = () => ask(!shown, onPressedChange(!shown));

  return (
    <button
      ref={ref}
      type="button"
      className={press({ size })}
      aria-pressed={shown}
      aria-busy={wanted !== undefined || undefined}
      disabled={disabled}
      onClick={wanted === undefined ? handleClick : undefined}
      {...rootOf(root)}
    >
      <Icon size={size === 's' ? 14 : 16} fill={shown ? 'currentColor' : 'none'} aria-hidden />
      <span className={visuallyHidden}>{act === 'like' ? t`赞 ${name}` : t`收藏 ${name}`}</span>{' '}
      <span className={figure} aria-hidden={total === 0 || undefined}>
        {total > 0 ? compact(total) : act === 'like' ? t`赞` : t({ id: 'count.keep', message: '收藏' })}
      </span>
    </button>
  );
});
