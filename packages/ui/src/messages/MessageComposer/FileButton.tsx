import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';

export interface FileButtonProps {
  /** Name of the button. */
  label: string;
  icon: ReactNode;
  /** Types that may be chosen; default all. */
  accept?: string;
  disabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A tool that lets files be chosen. */
export function FileButton({ label, icon: glyph, accept, disabled, onChange }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} icon={glyph} disabled={disabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className={visuallyHidden}
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        data-kind={label}
        onChange={onChange}
      />
    </>
  );
}
