import { useLingui } from '@lingui/react/macro';
import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { fileKeys } from './BlockedWords.css.ts';
import { writeBlockedWords } from './blockedList.ts';

/** Name of the file of blocked words. */
const fileName = 'danmaku-blocked.txt';

export interface WordFileProps {
  words: readonly string[];
  /** The text of a chosen file. */
  onImport: (text: string) => void;
}

/** Exports words to a text file and imports them, one a line. */
export function WordFile({ words, onImport }: WordFileProps) {
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
