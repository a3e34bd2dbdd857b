import { useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { asked as line, askedIcon, askedWords } from './ChatComposer.css.ts';

/** Chat rules of a room for those who speak there. */
export interface TalkAsked {
  /** Seconds that lie between two comments of one person; default none. */
  slow?: number;
  /** A comment with a link is refused; default false. */
  noLinks?: boolean;
  /** Holds comments with contact details for review by the moderators; default false. */
  holdContacts?: boolean;
}

/** Chat rules in one or two lines beside the tools, so that the field stays where it is. Changes are announced. */
export function AskedLine({ asked: { slow = 0, noLinks = false, holdContacts = false } = {} }: { asked: TalkAsked | undefined }) {
  const { t } = useLingui();
  const words = [slow > 0 && t`慢速模式 ${slow} 秒`, noLinks && t`不能发链接`, holdContacts && t`联系方式要等放行`].filter(Boolean);
  return (
    <p className={line} role="status">
      {words.length > 0 && <Timer className={askedIcon} size={14} aria-hidden />}
      <span className={askedWords}>{words.join(' · ')}</span>
    </p>
  );
}
