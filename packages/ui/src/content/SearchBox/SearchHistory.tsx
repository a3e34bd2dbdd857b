import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2, X } from 'lucide-react';
import { useId, type MouseEvent } from 'react';
import * as css from './SearchPanel.css.ts';

export interface SearchHistoryProps {
  /** Past searches, newest first. */
  history: readonly string[];
  onPick: (text: string) => void;
  onDelete: (text: string) => void;
  onClear: () => void;
  /** The last chip went, or all of them: focus needs a new home. */
  onEmpty: () => void;
}

/** Past searches, each to be run again or deleted. */
export function SearchHistory({ history, onPick, onDelete, onClear, onEmpty }: SearchHistoryProps) {
  const { t } = useLingui();
  const heading = useId();

  const handleDelete = (event: MouseEvent<HTMLButtonElement>, text: string) => {
    const chip = event.currentTarget.closest('li');
    const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
    const button = next?.querySelector<HTMLButtonElement>('button:last-child');
    if (button) button.focus();
    else onEmpty();
    onDelete(text);
  };

  return (
    <section aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading} className={css.title}>
          <Trans>搜索历史</Trans>
        </h2>
        <button
          type="button"
          className={css.clear}
          aria-label={t`清空搜索历史`}
          onClick={() => {
            onEmpty();
            onClear();
          }}
        >
          <Trash2 size={16} aria-hidden />
          <Trans>清空</Trans>
        </button>
      </div>
      <ul className={css.chips}>
        {history.map((text) => (
          <li key={text} className={css.chip}>
            <button type="button" className={css.chipText} onClick={() => onPick(text)}>
              {text}
            </button>
            <button type="button" className={css.chipRemove} aria-label={t`删除 ${text}`} onClick={(event) => handleDelete(event, text)}>
              <X size={12} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
