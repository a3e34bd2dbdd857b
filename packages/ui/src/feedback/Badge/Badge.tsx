import { Plural, useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { anchor, badge, place } from './Badge.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Tones: `live` asks for attention, `brand` is calm, `neutral` only counts. */
export const badgeTones = ['live', 'brand', 'neutral'] as const;

export interface BadgeProps extends RootProps {
  /** Number to show; 0 shows nothing unless `showZero`. Leave it out for a dot. */
  count?: number;
  /** The highest number written out, above it `99+` is shown; default 99. */
  max?: number;
  /** Shows the figure 0 as well; default false. */
  showZero?: boolean;
  /** Shows a dot without a figure; default false. */
  dot?: boolean;
  /** Whole sentence for a screen reader; default 7 条未读, for a dot 有新消息. */
  label?: string;
  /** Default `live`. */
  tone?: (typeof badgeTones)[number];
  /** Element that it sits on: an icon or an avatar. Without one it stands inline. */
  children?: ReactNode;
  /** Outline of the element that it sits on: the badge follows a circle's edge. Default `square`. */
  around?: keyof typeof place;
}

/** Number of waiting items, on an icon, on an avatar or at the end of a line. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { count = 0, max = 99, showZero = false, dot = false, label, tone = 'live', children, around = 'square', ...root },
  ref,
) {
  const shown = dot || count > 0 || showZero;
  const mark = shown && (
    <span className={badge({ tone, dot })}>
      {!dot && <span aria-hidden="true">{count > max ? `${max}+` : count}</span>}
      <span className={visuallyHidden}>{label ?? <Unread count={count} dot={dot} />}</span>
    </span>
  );
  if (!children) return mark || null;
  return (
    <span className={anchor} ref={ref} {...rootOf(root)}>
      {children}
      {mark && <span className={place[around]}>{mark}</span>}
    </span>
  );
});

function Unread({ count, dot }: { count: number; dot: boolean }) {
  const { t } = useLingui();
  return dot ? t`有新消息` : <Plural value={count} other="# 条未读" />;
}
