import { Plural, useLingui } from '@lingui/react/macro';
import { forwardRef, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  count,
  frame,
  index as indexStyle,
  indexLetter,
  letter as letterStyle,
  list as listStyle,
  measured,
  middle,
  note,
  row,
  words,
} from './ContactList.css.ts';
import { contactGroups, indexLetters } from './contactGroups.ts';
import { useKept } from '../../theme/kept.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Someone in the address book. */
export interface Contact {
  id: string;
  /** Empty where the member has no nick; then a standing name is shown, filed under #. */
  name: string;
  avatar?: string;
  /** What the portrait is drawn from where there is no picture; default the id. */
  seed?: string;
  label?: ContactLabel;
  /** The letter that it is filed under, where whoever knows more of names has decided; default by `letterOf`. */
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
  /** What it begins with where `value` is left out; it then keeps the value itself. */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  onRetry?: () => void;
  /** Above the list: a search box, new friends, groups. */
  head?: ReactNode;
}

/** The address book by letter, with an index at its edge (spec, "Direct-message panel"). */
export const ContactList = forwardRef<HTMLDivElement, ContactListProps>(function ContactList(
  { contacts, status = 'ready', value: given, defaultValue = null, onValueChange: tell, onRetry, head, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useKept<string | null, string>(given, defaultValue, tell);
  const groups = contactGroups(contacts);
  const { list, onKeyDown, tabIndexOf } = useRoving(
    groups.flatMap((group) => group.contacts.map(({ id }) => id)),
    value,
    onValueChange,
  );
  const [here, setHere] = useState<string>();
  const current = groups.some(({ letter }) => letter === here) ? here : groups[0]?.letter;

  const sectionOf = (letter: string) => list.current?.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
  const handleScroll = () => {
    const edge = list.current?.getBoundingClientRect().top ?? 0;
    setHere([...groups].reverse().find(({ letter }) => (sectionOf(letter)?.getBoundingClientRect().top ?? Infinity) <= edge + 1)?.letter);
  };
  const jump = (letter: string) => {
    const box = list.current;
    const section = sectionOf(letter);
    if (box && section) box.scrollBy({ top: section.getBoundingClientRect().top - box.getBoundingClientRect().top });
    setHere(letter);
  };
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {head && <div className={slot}>{head}</div>}
      <div className={body}>
        {status === 'error' && groups.length === 0 && (
          <div className={middle}>
            <ErrorState title={t`通讯录没能送到`} onRetry={onRetry} />
          </div>
        )}
        {status === 'loading' && groups.length === 0 && <ContactBones />}
        {status === 'ready' && groups.length === 0 && (
          <div className={middle}>
            <EmptyState title={t`还没有好友`}>{t`去看台上认识几个球迷`}</EmptyState>
          </div>
        )}
        {groups.length > 0 && (
          <div className={measured}>
            <div ref={list} className={listStyle} role="listbox" aria-label={t`通讯录`} onKeyDown={onKeyDown} onScroll={handleScroll}>
              {groups.map(({ letter, contacts: filed }) => {
                const people = filed.length;
                return (
                  <div key={letter} role="group" aria-label={letter} data-letter={letter}>
                    <div className={letterStyle} aria-hidden="true">
                      {letter}
                      <span className={count}>
                        <Plural value={people} other="# 人" />
                      </span>
                    </div>
                    {filed.map((contact) => (
                      <Row
                        key={contact.id}
                        contact={contact}
                        selected={contact.id === value}
                        tabIndex={tabIndexOf(contact.id)}
                        onSelect={onValueChange}
                      />
                    ))}
                  </div>
                );
              })}
            </div>
            <LetterIndex present={groups.map(({ letter }) => letter)} current={current} onJump={jump} />
          </div>
        )}
      </div>
    </div>
  );
});

function Row({
  contact,
  selected,
  tabIndex,
  onSelect,
}: {
  contact: Contact;
  selected: boolean;
  tabIndex: number;
  onSelect: (id: string) => void;
}) {
  const { t } = useLingui();
  const name = contact.name.trim();
  return (
    <div
      className={row}
      role="option"
      aria-selected={selected}
      tabIndex={tabIndex}
      data-option={contact.id}
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

/** One stop of the Tab key; arrow keys walk along the letters that someone is filed under. */
function LetterIndex({
  present,
  current,
  onJump,
}: {
  present: readonly string[];
  current: string | undefined;
  onJump: (letter: string) => void;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const place = present.indexOf(event.target instanceof HTMLElement ? (event.target.dataset.index ?? '') : '');
    const next = step === undefined ? undefined : present[place + step];
    if (next === undefined) return;
    event.preventDefault();
    onJump(next);
    box.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  };
  return (
    <nav ref={box} className={indexStyle} aria-label={t`字母索引`} onKeyDown={handleKeyDown}>
      {indexLetters.map((letter) => {
        const there = present.includes(letter);
        return (
          <button
            key={letter}
            type="button"
            className={indexLetter}
            data-index={letter}
            tabIndex={letter === current ? 0 : -1}
            aria-disabled={!there || undefined}
            aria-current={letter === current || undefined}
            onClick={() => there && onJump(letter)}
          >
            {letter}
          </button>
        );
      })}
    </nav>
  );
}

function ContactBones() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`努力加载中`}>
      {[120, 90, 150, 110, 130, 100].map((width) => (
        <div key={width} className={row}>
          <Skeleton shape="circle" width={44} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
