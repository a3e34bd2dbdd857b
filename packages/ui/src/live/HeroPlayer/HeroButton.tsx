import type { ReactNode } from 'react';
import { glyph, iconButton } from '../../theme/recipes/iconButton.css.ts';
import { button } from '../../theme/recipes/button.css.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';

interface HeroButtonProps {
  /** Name of the act, read aloud and shown as the hint. */
  label: string;
  icon: ReactNode;
  /** Key that does the same. */
  shortcut?: string;
  onClick: () => void;
}

const load = async () => ({ default: (await import('../../actions/IconButton/index.ts')).IconButton });

/** An icon button whose hint loads when it is first approached; it works from the start. */
export function HeroButton({ label, icon, shortcut, onClick }: HeroButtonProps) {
  const { Loaded, approach } = useDeferred(load, { acts: true });
  if (Loaded) return <Loaded label={label} icon={icon} shortcut={shortcut} onClick={onClick} autoFocus={approach.autoFocus} />;
  return (
    <button
      type="button"
      className={`${button({ tone: 'plain' })} ${iconButton({ size: 'm' })}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      {...approach}
      autoFocus={false}
      onClick={() => {
        approach.onClick();
        onClick();
      }}
    >
      <span className={glyph}>{icon}</span>
    </button>
  );
}
