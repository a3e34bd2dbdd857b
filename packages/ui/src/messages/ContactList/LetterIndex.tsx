import { useLingui } from '@lingui/react/macro';
import { useRef, type KeyboardEvent } from 'react';
import { index as indexStyle, indexLetter } from './ContactList.css.ts';
import { indexLetters } from './contactGroups.ts';

export interface LetterIndexProps {
  /** Letters that have contacts. */
  present: readonly string[];
  /** Letter of the contacts at the top of the view. */
  current: string | undefined;
  onJump: (letter: string) => void;
}

/** Letters at the edge of an address book: one tab stop; arrow keys move between the letters that have contacts. */
export function LetterIndex({ present, current, onJump }: LetterIndexProps) {
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
