import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode, RefObject } from 'react';
import * as css from './SearchFound.css.ts';

/** What every row of a suggestion is given. */
export interface FoundRowProps {
  /** What was searched for. */
  by: string;
  /** The suggestion was followed. */
  onLeave: () => void;
  /** Set for what Enter opens. */
  first?: RefObject<HTMLAnchorElement | null>;
}

interface LinkProps extends Omit<FoundRowProps, 'by'> {
  value: { href: string };
  kind: 'named' | 'match' | 'room';
  children: ReactNode;
}

/** The row of one suggestion: an option that is a link. */
export function FoundLink({ value, kind, first, onLeave, children }: LinkProps) {
  return (
    <Autocomplete.Item
      value={value}
      className={css.row({ kind, first: first !== undefined })}
      onClick={onLeave}
      render={<a ref={first} href={value.href} tabIndex={-1} />}
    >
      {children}
    </Autocomplete.Item>
  );
}

/** The key that opens a row without choosing it. */
export const EnterKey = () => (
  <kbd className={css.key} aria-hidden="true">
    Enter
  </kbd>
);
