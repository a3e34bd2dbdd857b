import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { mark } from './UnreadMark.css.ts';

/** From this number on it says 99+. */
const most = 99;

export interface UnreadMarkProps {
  /** Unread messages; with none nothing is shown. */
  unread: number;
  /** Grey, where the other is muted; default no. */
  quiet?: boolean;
}

/** Number of unread messages, beside a conversation, a notice or the messenger itself. */
export function UnreadMark({ unread, quiet = false }: UnreadMarkProps) {
  const { t } = useLingui();
  if (unread <= 0) return null;
  return (
    <span className={mark({ quiet })}>
      <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>
      <span className={visuallyHidden}>{t`${unread} 条未读`}</span>
    </span>
  );
}
