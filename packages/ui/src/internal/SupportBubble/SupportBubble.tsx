import { useLingui } from '@lingui/react/macro';
import { Headset } from 'lucide-react';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import * as css from './SupportBubble.css.ts';

export interface SupportBubbleProps {
  /** Ways to reach the site, those that there are. */
  ways: readonly { id: string; label: string; value: string; href?: string }[];
  /** Address of the feedback page. */
  feedbackHref: string;
}

/**
 * A bubble in the corner of a page, up to the end of the positioned element that contains it: contacts with their hours, and a link to
 * write.
 */
export function SupportBubble({ ways, feedbackHref }: SupportBubbleProps) {
  const { t } = useLingui();
  return (
    <div className={css.edge}>
      <div className={css.place}>
        <Popover
          label={t`联系客服`}
          side="top"
          align="start"
          trigger={
            <button type="button" className={css.bubble} aria-label={t`联系客服`}>
              <Headset size={24} aria-hidden />
            </button>
          }
        >
          <dl className={css.ways}>
            {ways.map(({ id, label, value, href }) => (
              <div key={id}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={feedbackHref} tone="soft" stretch>{t`写意见反馈`}</ButtonLink>
        </Popover>
      </div>
    </div>
  );
}
