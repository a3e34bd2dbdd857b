import { useLingui } from '@lingui/react/macro';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { UnreadMark } from '../ConversationList/UnreadMark.tsx';
import { aside as asideStyle, column, count, frame, main, place as placeStyle, places as placesStyle, rail } from './MessengerFrame.css.ts';
import { bare } from '../../theme/bare.css.ts';

/** One place of the messenger, on its rail. */
export interface MessengerPlace {
  id: string;
  label: string;
  /** A 20 px icon. */
  icon: ReactNode;
  href: string;
  /** Number of unread messages; default 0. */
  unread?: number;
}

export interface MessengerFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  places: readonly MessengerPlace[];
  /** Id of the place that is shown. */
  currentId: string;
  /** Owner of the messenger: the seed of the portrait, and the address of a picture if there is one. */
  me: { id: string; avatar?: string };
  /** The column beside the rail, such as a `ConversationList`; left out, the content has the whole width. */
  list?: ReactNode;
  /** The content: an open conversation, or the whole of a place. */
  children: ReactNode;
  /**
   * The column at the end, such as a `ContactProfile`; under 1200 px it lies over the content, below its head,
   * and is left out until the user opens it.
   */
  aside?: ReactNode;
}

/** The whole messenger, filling its parent: a rail of places, a list, the open conversation, and the profile of its other side. */
export const MessengerFrame = forwardRef<HTMLElement, MessengerFrameProps>(function MessengerFrame(
  { places, currentId, me, list, children, aside, ...rest },
  ref,
) {
  const { t } = useLingui();
  return (
    <section
      ref={ref}
      className={frame({ columns: list === undefined ? 'one' : aside ? 'three' : 'two' })}
      aria-label={t({ message: '私信', context: 'title of the messenger' })}
      {...rest}
    >
      <nav className={rail} aria-label={t`消息分类`}>
        <Avatar seed={me.id} src={me.avatar} size={40} />
        <ul className={placesStyle}>
          {places.map(({ id, label, icon, href, unread = 0 }) => (
            <li className={bare} key={id}>
              <a className={placeStyle} href={href} aria-current={id === currentId ? 'page' : undefined}>
                {icon}
                <span>{label}</span>
                <span className={count}>
                  <UnreadMark unread={unread} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {list !== undefined && <div className={column}>{list}</div>}
      <div className={main}>{children}</div>
      {aside && <aside className={asideStyle}>{aside}</aside>}
    </section>
  );
});
