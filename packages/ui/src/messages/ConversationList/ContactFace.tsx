import { useLingui } from '@lingui/react/macro';
import { Headset } from 'lucide-react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { ContactLabel } from './conversation.ts';
import { face, online as onlineDot, service } from './ConversationList.css.ts';

export interface ContactFaceProps {
  id: string;
  avatar?: string;
  /** Seed of the drawn portrait; default the id. */
  seed?: string;
  label?: ContactLabel;
  online?: boolean;
  live?: boolean;
}

/** Portrait of the other side, with their online state. */
export function ContactFace({ id, avatar, seed = id, label, online = false, live = false }: ContactFaceProps) {
  const { t } = useLingui();
  return (
    <span className={face}>
      {label === 'official' ? (
        <span className={service}>
          <Headset size={20} aria-hidden />
        </span>
      ) : (
        <Avatar seed={seed} src={avatar} size={44} live={live} />
      )}
      {online && !live && (
        <span className={onlineDot}>
          <span className={visuallyHidden}>{t`在线`}</span>
        </span>
      )}
    </span>
  );
}
