import { Plural, useLingui } from '@lingui/react/macro';
import { forwardRef, useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { ContactFace } from '../ConversationList/ContactFace.tsx';
import { ContactTag } from '../ConversationList/ContactTag.tsx';
import { fallbackName, line, name as nameStyle, slot } from '../../theme/recipes/people.css.ts';
import type { ContactLabel } from '../ConversationList/index.ts';
import { useRoving } from '../ConversationList/useRoving.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import {
  body,
  bones,
  count,
  frame,
  group,
  letter as letterStyle,
  list as listStyle,
  measured,
  middle,
  note,
  row,
  words,
} from './ContactList.css.ts';
import { contactGroups } from './contactGroups.ts';
import { heights, placesOf, seenOf, topOf, type ContactPlace, type VisibleRange } from './contactPlaces.ts';
import { LetterIndex } from './LetterIndex.tsx';
import { useVisibleRange } from './useVisibleRange.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A person in the address book. */
export interface Contact {
  id: string;
  /** Empty where the member has no nickname; a default name is shown then, filed under #. */
  name: string;
  avatar?: string;
  /** Seed of the drawn portrait where there is no picture; default the id. */
  seed?: string;
  label?: ContactLabel;
  /** The letter that it is filed under, where the host knows better; default by `letterOf`. */
  letter?: string;
  /** A line under the name: signature, where online. */
  note?: string;
  online?: boolean;
  live?: boolean;
}

export interface ContactListProps extends RootProps {
  /** In any order. */
  contacts: readonly Contact[];
  /** `loading` keeps the place of a list that is empty still, `error` offers to ask again; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Id of the chosen one; null while none is. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  onRetry?: () => void;
  /** Above the list: a search box, new friends, groups. */
  head?: ReactNode;
}

/** The address book by letter, with an index at its edge (spec, "Direct-message panel"). */
export const ContactList = forwardRef<HTMLDivElement, ContactListProps>(function ContactList(
  { contacts, status = 'ready', value: given, defaultValue = null, onValueChange: notifyChange, onRetry, head, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue, notifyChange);
  const places = useMemo(() => placesOf(contactGroups(contacts)), [contacts]);
  const ids = useMemo(() => places.flatMap((place) => place.contacts.map(({ id }) => id)), [places]);
  const isEmpty = places.length === 0;
  const { list, onKeyDown, stop, tabIndexOf } = useRoving(ids, value, onValueChange, (id, box) => {
    const top = topOf(places, id);
    if (top === undefined) return;
    const [least, most] = [top + heights.row - box.clientHeight, top - heights.letter];
    box.scrollTo({ top: Math.min(most, Math.max(least, box.scrollTop)) });
  });
  const [range, look] = useVisibleRange(list, !isEmpty);
  const [here, setHere] = useState<string>();
  const current = places.some(({ letter }) => letter === here) ? here : places[0]?.letter;

  const handleScroll = () => {
    const edge = (list.current?.scrollTop ?? 0) + 1;
    setHere(places.findLast(({ top }) => top <= edge)?.letter);
    look();
  };
  const jump = (letter: string) => {
    const place = places.find((one) => one.letter === letter);
    if (place) list.current?.scrollTo({ top: place.top });
    setHere(letter);
  };
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {head && <div className={slot}>{head}</div>}
      <div className={body}>
        {status === 'error' && isEmpty && (
          <div className={middle}>
            <ErrorState title={t`通讯录没能送到`} onRetry={onRetry} />
          </div>
        )}
        {status === 'loading' && isEmpty && <ContactBones />}
        {status === 'ready' && isEmpty && (
          <div className={middle}>
            <EmptyState title={t`还没有好友`}>{t`去看台上认识几个球迷`}</EmptyState>
          </div>
        )}
        {!isEmpty && (
          <div className={measured}>
            <div ref={list} className={listStyle} role="listbox" aria-label={t`通讯录`} onKeyDown={onKeyDown} onScroll={handleScroll}>
              {places.map((place) => (
                <Group
                  key={place.letter}
                  place={place}
                  range={range}
                  selected={value}
                  stop={stop}
                  tabIndexOf={tabIndexOf}
                  onSelect={onValueChange}
                />
              ))}
            </div>
            <LetterIndex present={places.map(({ letter }) => letter)} current={current} onJump={jump} />
          </div>
        )}
      </div>
    </div>
  );
});

interface GroupProps {
  place: ContactPlace<Contact>;
  range: VisibleRange;
  selected: string | null;
  /** Id of the tab stop; it has nodes wherever it is, so that the focus is never lost. */
  stop: string | undefined;
  tabIndexOf: (id: string) => number;
  onSelect: (id: string) => void;
}

/** A letter with its contacts, of whom only those in view have nodes: five thousand at once would block the page. */
function Group({ place, range, selected, stop, tabIndexOf, onSelect }: GroupProps) {
  const { letter, contacts: filed, height } = place;
  const [first, end] = seenOf(place, range);
  const people = filed.length;
  return (
    <div className={group} role="group" aria-label={letter} data-letter={letter} style={{ '--height': `${height}px` } as CSSProperties}>
      <div className={letterStyle} aria-hidden="true">
        {letter}
        <span className={count}>
          <Plural value={people} other="# 人" />
        </span>
      </div>
      {filed.map(
        (contact, index) =>
          ((index >= first && index < end) || contact.id === stop) && (
            <Row
              key={contact.id}
              contact={contact}
              place={index}
              people={people}
              selected={contact.id === selected}
              tabIndex={tabIndexOf(contact.id)}
              onSelect={onSelect}
            />
          ),
      )}
    </div>
  );
}

interface RowProps {
  contact: Contact;
  /** Index within the contacts of its letter, from 0, and their number. */
  place: number;
  people: number;
  selected: boolean;
  tabIndex: number;
  onSelect: (id: string) => void;
}

function Row({ contact, place, people, selected, tabIndex, onSelect }: RowProps) {
  const { t } = useLingui();
  const name = contact.name.trim();
  return (
    <div
      className={row}
      role="option"
      aria-selected={selected}
      tabIndex={tabIndex}
      data-option={contact.id}
      aria-setsize={people}
      aria-posinset={place + 1}
      style={{ '--top': `${heights.letter + place * heights.row}px` } as CSSProperties}
      onClick={() => onSelect(contact.id)}
    >
      <ContactFace {...contact} />
      <span className={words}>
        <span className={line}>
          <span className={name ? nameStyle : fallbackName} title={name || t`未命名用户`}>
            {name || t`未命名用户`}
          </span>
          {contact.label && <ContactTag label={contact.label} />}
        </span>
        {contact.note && <span className={note}>{contact.note}</span>}
      </span>
    </div>
  );
}

function ContactBones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`努力加载中`}>
      {[120, 90, 150, 110, 130, 100].map((width) => (
        <div key={width} className={bones}>
          <Skeleton shape="circle" width={44} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
