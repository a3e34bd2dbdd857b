import { useLingui } from '@lingui/react/macro';
import { line, pair, keyCap } from './MultiKeyList.css.ts';

/** The keys of several rooms on one screen, in a line. */
export function MultiKeyList({ rooms }: { /** Number of rooms. */ rooms: number }) {
  const { t } = useLingui();
  const pairs = [
    { keys: Array.from({ length: rooms }, (_, index) => String(index + 1)), words: t`切声音` },
    { keys: ['F'], words: t`换成大画面` },
    { keys: ['M'], words: t`静音` },
  ];
  return (
    <ul className={line} aria-label={t`快捷键`}>
      {pairs.map(({ keys, words }) => (
        <li key={words} className={pair}>
          {keys.map((key) => (
            <kbd key={key} className={keyCap}>
              {key}
            </kbd>
          ))}
          {words}
        </li>
      ))}
    </ul>
  );
}
