import { Plural, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ChangeEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Chip } from '../../actions/Chip/index.ts';
import { blockedWordKind } from '../DanmakuLayer/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { addForm, addKey, blocked, blockedCount, blockedHead, chips, pattern, fileKeys } from './BlockedWords.css.ts';
import { blockedWordLength, readBlockedWords, withWords, writeBlockedWords } from './blockedList.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';

/** Name of the file of blocked words. */
const fileName = 'danmaku-blocked.txt';

interface WordFileProps {
  words: readonly string[];
  /** The text of a chosen file. */
  onImport: (text: string) => void;
}

/** Exports words to a text file and imports them, one a line. */
function WordFile({ words, onImport }: WordFileProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);

  const handleExport = () => {
    const address = URL.createObjectURL(new Blob([writeBlockedWords(words)], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
    link.click();
    URL.revokeObjectURL(address);
  };
  const handleChoice = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget;
    const file = chosen.files?.[0];
    if (file) onImport(await file.text());
    // The same file may be chosen again.
    chosen.value = '';
  };

  return (
    <span className={fileKeys}>
      <input
        ref={chooser}
        type="file"
        accept=".txt,text/plain"
        tabIndex={-1}
        className={visuallyHidden}
        aria-label={t`屏蔽词文件`}
        onChange={(event) => void handleChoice(event)}
      />
      <Button tone="plain" size="s" onClick={() => chooser.current?.click()}>{t`导入`}</Button>
      <Button tone="plain" size="s" disabled={words.length === 0} onClick={handleExport}>{t`导出`}</Button>
    </span>
  );
}

export interface BlockedWordsProps {
  /** Plain words and `/patterns/`. */
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}

/** Blocked words: added, removed, and carried to another device as a file. */
export function BlockedWords({ words, onChange }: BlockedWordsProps) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [imported, setImported] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  const count = words.length;

  const close = () => {
    setAdding(false);
    setText('');
    setError(undefined);
  };
  useEffect(() => {
    if (wasAdding.current && !adding) opener.current?.focus();
    wasAdding.current = adding;
  }, [adding]);

  const handleAdd = (event: FormEvent) => {
    event.preventDefault();
    // A form inside the player's own must not send that one.
    event.stopPropagation();
    const word = text.trim();
    if (word === '') return close();
    if (blockedWordKind(word) === 'broken') return setError(t`这条正则写错了`);
    onChange(withWords(words, [word]));
    setText('');
  };
  const handleImport = (content: string) => {
    const next = withWords(words, readBlockedWords(content));
    setImported(next.length - count);
    onChange(next);
  };

  return (
    <div role="group" className={blocked} aria-label={t`屏蔽词`}>
      <div className={blockedHead}>
        <span>
          {t`屏蔽词`} <b className={blockedCount}>{count}</b>
        </span>
        <WordFile words={words} onImport={handleImport} />
      </div>
      <div className={chips}>
        {words.map((word) => {
          const kind = blockedWordKind(word);
          const broken = kind === 'broken';
          return (
            <Chip
              key={word}
              size="m"
              tone={broken ? 'warning' : 'neutral'}
              icon={broken ? <CircleAlert size={12} role="img" aria-label={t`这条正则写错了，不起作用`} /> : undefined}
              removeLabel={t`移除 ${word}`}
              onRemove={() => onChange(words.filter((other) => other !== word))}
            >
              <span className={kind === 'plain' ? undefined : pattern} title={word}>
                {word}
              </span>
            </Chip>
          );
        })}
        {!adding && (
          <button ref={opener} type="button" className={addKey} onClick={() => setAdding(true)}>
            <Plus size={12} aria-hidden />
            {t`词或正则`}
          </button>
        )}
      </div>
      {adding && (
        <form className={addForm} onSubmit={handleAdd} noValidate>
          <Input
            label={t`要屏蔽的词或正则`}
            labelHidden
            autoFocus
            placeholder={t`词，或 /正则/`}
            value={text}
            maxLength={blockedWordLength}
            error={error}
            autoComplete="off"
            onValueChange={(next) => {
              setText(next);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Escape leaves the field, not the whole panel.
              event.stopPropagation();
              close();
            }}
          />
          <Button type="submit" tone="soft">{t`添加`}</Button>
        </form>
      )}
      <p role="status" className={blockedHead}>
        {imported !== undefined && <Plural value={imported} other="导入了 # 个词" />}
      </p>
    </div>
  );
}
