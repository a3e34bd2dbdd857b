import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { ContactTag } from '../ConversationList/ContactTag.tsx';
import type { ContactLabel } from '../ConversationList/index.ts';
import * as css from './ContactProfile.css.ts';

export interface ContactProfileProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id' | 'onCopy'> {
  /** Seed of the drawn portrait. */
  seed: string;
  /** Empty where the member has no nickname; a default name is shown then. */
  name: string;
  avatar?: string;
  label?: ContactLabel;
  /** Number of the member on the site. */
  number?: string;
  /** Copies the number; without it there is no button. */
  onCopy?: () => void;
  /** Signature of the member. */
  signature?: string;
  /** First actions, side by side: add as a friend, their page. */
  acts?: ReactNode;
  /** Blocks below, each with a hairline above it: pictures, switches. */
  children?: ReactNode;
  /** Actions that block or report, at the foot. */
  foot?: ReactNode;
}

/** Profile of the other side, beside the conversation. */
export const ContactProfile = forwardRef<HTMLElement, ContactProfileProps>(function ContactProfile(
  { seed, name, avatar, label, number, onCopy, signature, acts, children, foot, ...rest },
  ref,
) {
  const { t } = useLingui();
  const shown = name.trim();
  return (
    <section ref={ref} className={css.card} aria-label={t`对方资料`} {...rest}>
      <div className={css.turf} />
      <div className={css.body}>
        <div className={css.face}>
          <Avatar seed={seed} src={avatar} size={72} />
        </div>
        <div className={css.line}>
          <h3 className={shown ? css.name : css.nameless}>{shown || t`未命名用户`}</h3>
          {label && <ContactTag label={label} />}
        </div>
        {number !== undefined && (
          <span className={css.number}>
            {t`场边号 ${number}`}
            {onCopy && <IconButton size="s" label={t`复制场边号`} icon={<Copy size={16} aria-hidden />} onClick={onCopy} />}
          </span>
        )}
        {signature && <p className={css.sign}>{signature}</p>}
        {acts && <div className={css.acts}>{acts}</div>}
      </div>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  );
});

/** A block of the profile. */
export function ContactProfileBlock({ children }: { children: ReactNode }) {
  return <div className={css.section}>{children}</div>;
}
