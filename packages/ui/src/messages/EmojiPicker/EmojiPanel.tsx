import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Emoji, emojiNames } from '../../pictures/Emoji/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { emojiGroups, emojis, type EmojiGroup, type EmojiKey } from '../../pictures/index.ts';
import { cell, find, foot, grid, heading, jump, named, nothing, panel, scroller } from './EmojiPicker.css.ts';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase();

/** Emoji whose name in the active language, Chinese names or code hold the word; accents and case do not matter. */
function findEmojis(query: string, nameOf: (key: EmojiKey) => string): EmojiKey[] {
  const word = plain(query.trim());
  if (word === '') return [];
  return emojis
    .filter(({ key, name, aliases, codes }) => [nameOf(key), name, key, ...aliases, ...codes].some((known) => plain(known).includes(word)))
    .map(({ key }) => key);
}

/** Emoji in one line of the grid. */
const columns = 8;
const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
const signs: Record<EmojiGroup, EmojiKey> = { faces: 'smile', match: 'football', things: 'heart' };

export interface EmojiPanelProps {
  onValueChange: (key: EmojiKey) => void;
  /** Those used last, newest first; up to eight are shown. */
  recent?: readonly EmojiKey[];
}

/** The drawn set to choose from: those used last, three groups, and a search by word; arrow keys walk the grid. */
export default function EmojiPanel({ onValueChange, recent = [] }: EmojiPanelProps) {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useState('');
  const [pointed, setPointed] = useState<EmojiKey>();
  const [group, setGroup] = useState<EmojiGroup>('faces');
  const box = useRef<HTMLDivElement>(null);
  const nameOf = (key: EmojiKey) => i18n._(emojiNames[key]);
  const titles: Record<EmojiGroup, string> = { faces: t`表情`, match: t`球场`, things: t`心意` };
  const found = findEmojis(query, nameOf);
  const sections = query.trim()
    ? [{ id: 'found', title: t`搜到的`, keys: found }]
    : [
        { id: 'recent', title: t`最近`, keys: recent.slice(0, columns) },
        ...emojiGroups.map((id) => ({ id, title: titles[id], keys: emojis.filter((entry) => entry.group === id).map(({ key }) => key) })),
      ];
  const shown = sections.filter(({ keys }) => keys.length > 0);

  const cells = () => [...(box.current?.querySelectorAll<HTMLButtonElement>('[data-emoji]') ?? [])];
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const all = cells();
    const place = all.indexOf(event.target as HTMLButtonElement);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : move === undefined ? -1 : place + move;
    if (place < 0 || (next < 0 && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    // Above the first line is the search.
    if (next < 0) box.current?.parentElement?.querySelector('input')?.focus();
    else all[Math.min(next, all.length - 1)]?.focus();
  };
  const handleSearchKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      cells()[0]?.focus();
    } else if (event.key === 'Enter' && found[0]) onValueChange(found[0]);
  };
  const show = (id: EmojiGroup) => {
    setGroup(id);
    setQuery('');
    // The section is there in the next frame when a search was on.
    requestAnimationFrame(() => box.current?.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'start' }));
  };
  return (
    <div className={panel}>
      <div className={find}>
        <Input
          label={t`搜索表情`}
          labelHidden
          placeholder={t`搜索表情`}
          icon={<Search size={16} aria-hidden />}
          value={query}
          onValueChange={setQuery}
          onKeyDown={handleSearchKey}
          autoComplete="off"
        />
      </div>
      <div ref={box} className={scroller} role="group" aria-label={t`表情`} onKeyDown={handleKeyDown}>
        {shown.map(({ id, title, keys }, section) => (
          <div key={id} data-section={id} role="group" aria-label={title}>
            <div className={heading}>{title}</div>
            <div className={grid}>
              {keys.map((key, index) => (
                <button
                  key={key}
                  type="button"
                  className={cell}
                  data-emoji={key}
                  aria-label={nameOf(key)}
                  tabIndex={section === 0 && index === 0 ? 0 : -1}
                  onClick={() => onValueChange(key)}
                  onPointerEnter={() => setPointed(key)}
                  onFocus={() => setPointed(key)}
                >
                  <Emoji name={key} size={24} decorative />
                </button>
              ))}
            </div>
          </div>
        ))}
        {shown.length === 0 && <p className={nothing} role="status">{t`没有这个表情`}</p>}
      </div>
      <div className={foot}>
        {emojiGroups.map((id) => (
          <button
            key={id}
            type="button"
            className={jump}
            aria-label={titles[id]}
            aria-pressed={group === id && !query}
            onClick={() => show(id)}
          >
            <Emoji name={signs[id]} size={20} decorative />
          </button>
        ))}
        <span className={named} aria-hidden="true">
          {pointed && `[${nameOf(pointed)}]`}
        </span>
      </div>
    </div>
  );
}
