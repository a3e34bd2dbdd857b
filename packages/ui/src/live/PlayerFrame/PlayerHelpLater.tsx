import { useEffect, useState, type ComponentType } from 'react';
import type { PlayerHelpProps } from './PlayerHelp.tsx';

/** The list of keys; its code loads at the first request. The next press retries a failed load. */
export function PlayerHelpLater(props: PlayerHelpProps) {
  const { open, onClose } = props;
  const [Help, setHelp] = useState<ComponentType<PlayerHelpProps>>();
  useEffect(() => {
    if (!open || Help) return;
    let gone = false;
    import('./PlayerHelp.tsx').then(
      ({ PlayerHelp }) => !gone && setHelp(() => PlayerHelp),
      () => !gone && onClose(),
    );
    return () => {
      gone = true;
    };
  }, [open, Help, onClose]);
  return Help ? <Help {...props} /> : null;
}
