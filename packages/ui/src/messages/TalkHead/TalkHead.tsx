import { useLingui } from '@lingui/react/macro';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { fallbackName, line, name as nameStyle } from '../../theme/recipes/people.css.ts';
import { ContactFace } from '../ConversationList/ContactFace.tsx';
import { ContactTag } from '../ConversationList/ContactTag.tsx';
import type { ContactLabel } from '../ConversationList/index.ts';
import { head, note as noteStyle, tools as toolsStyle, who } from './TalkHead.css.ts';

export interface TalkHeadProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'id'> {
  /** Other side of the conversation: seed of the drawn portrait. */
  seed: string;
  /** Empty where the member has no nickname; a default name is shown then. */
  name: string;
  avatar?: string;
  label?: ContactLabel;
  /** A quiet line under the name: here now, how many are in the group. */
  note?: ReactNode;
  online?: boolean;
  live?: boolean;
  /** Acts on the conversation, at the end. */
  tools?: ReactNode;
}

/** The head of an open conversation: its other side, and the actions on it. */
export const TalkHead = forwardRef<HTMLElement, TalkHeadProps>(function TalkHead(
  { seed, name, avatar, label, note, online, live, tools, ...rest },
  ref,
) {
  const { t } = useLingui();
  const shown = name.trim();
  return (
    <header ref={ref} className={head} {...rest}>
      <ContactFace id={seed} avatar={avatar} label={label} online={online} live={live} />
      <div className={who}>
        <div className={line}>
          <h2 className={shown ? nameStyle : fallbackName} title={shown || undefined}>
            {shown || t`未命名用户`}
          </h2>
          {label && <ContactTag label={label} />}
        </div>
        {note !== undefined && <div className={noteStyle}>{note}</div>}
      </div>
      {tools && <div className={toolsStyle}>{tools}</div>}
    </header>
  );
});
