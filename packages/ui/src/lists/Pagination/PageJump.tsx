import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { field, jumpBox } from './Pagination.css.ts';

interface PageJumpProps {
  count: number;
  hrefOf: ((page: number) => string) | undefined;
  onJump: ((page: number) => void) | undefined;
}

/** A field for a page number; Enter goes there, a number beyond the end goes to the last page. */
export function PageJump({ count, hrefOf, onJump }: PageJumpProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(text);
    if (!wanted) return;
    const page = Math.min(wanted, count);
    setText('');
    if (onJump) onJump(page);
    else if (hrefOf) location.assign(hrefOf(page));
  };
  return (
    <form className={jumpBox} onSubmit={handleSubmit} noValidate>
      <span aria-hidden="true">{t`跳到`}</span>
      <input
        className={field}
        aria-label={t`跳到第几页`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </form>
  );
}
