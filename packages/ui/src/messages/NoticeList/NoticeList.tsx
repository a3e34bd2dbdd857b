import { useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { forwardRef, useId, type ReactNode } from 'react';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { useChatTime, useFormat, useNow } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { day, list, row, side, signs, time, title as titleStyle, what, words } from './NoticeList.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Tones of a notice, by how much attention it needs. */
export const noticeTones = ['neutral', 'brand', 'live', 'warning'] as const;

/** A notice of the site to the reader. */
export interface Notice {
  id: string;
  title: string;
  /** Text of one or two sentences. */
  text?: string;
  /** ms UTC. */
  at: number;
  unread?: boolean;
  /** A 20 px icon; default a bell. */
  icon?: ReactNode;
  /** Default `neutral`. */
  tone?: (typeof noticeTones)[number];
  /** Link, with a verb as its label. */
  link?: { href: string; label: string };
}

export interface NoticeListProps extends RootProps {
  /** Newest first. */
  notices: readonly Notice[];
  /** Called when a notice's link is pressed. */
  onRead?: (id: string) => void;
  /** IANA name of the zone of times, default the viewer's own. */
  timeZone?: string;
}

/** Notices of the site by day, the unread ones marked. */
export const NoticeList = forwardRef<HTMLDivElement, NoticeListProps>(function NoticeList({ notices, onRead, timeZone, ...root }, ref) {
  const { t } = useLingui();
  const { chatTime } = useFormat(timeZone);
  const now = useNow(30_000);
  const names = { today: t`今天`, yesterday: t`昨天`, earlier: t`更早` };
  const dayOf = (at: number): keyof typeof names => {
    const { kind } = chatTime(at, now);
    if (kind === 'yesterday') return 'yesterday';
    return kind === 'justNow' || kind === 'today' ? 'today' : 'earlier';
  };
  const days = (Object.keys(names) as (keyof typeof names)[]).map((name) => ({
    name,
    filed: notices.filter(({ at }) => dayOf(at) === name),
  }));
  return (
    <div ref={ref} {...rootOf(root)}>
      {days.map(
        ({ name, filed }) =>
          filed.length > 0 && <Day key={name} label={names[name]} notices={filed} onRead={onRead} timeZone={timeZone} now={now} />,
      )}
    </div>
  );
});

interface DayProps extends Pick<NoticeListProps, 'notices' | 'onRead' | 'timeZone'> {
  label: string;
  now: number;
}

function Day({ label, notices, onRead, timeZone, now }: DayProps) {
  const { t } = useLingui();
  const { short } = useChatTime(timeZone);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={day}>
        {label}
      </h3>
      <ul className={list}>
        {notices.map(({ id, title, text, at, unread = false, icon, tone = 'neutral', link }) => (
          <li key={id} className={row} data-unread={unread || undefined}>
            <span className={signs[tone]} aria-hidden="true">
              {icon ?? <Bell size={20} />}
            </span>
            <div className={what}>
              <h4 className={titleStyle}>
                {unread && <span className={visuallyHidden}>{t`未读`} </span>}
                {title}
              </h4>
              {text && <p className={words}>{text}</p>}
            </div>
            <div className={side}>
              <time className={time} dateTime={new Date(at).toISOString()}>
                {short(at, now)}
              </time>
              {link && (
                // The press belongs to the link; here it is only observed as it bubbles.
                <span onClick={() => onRead?.(id)}>
                  <ButtonLink size="s" tone="outline" href={link.href} label={`${link.label} ${title}`}>
                    {link.label}
                  </ButtonLink>
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
