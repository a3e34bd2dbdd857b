import { useLingui } from '@lingui/react/macro';
import { VolumeX } from 'lucide-react';
import { soundHint } from './PlayerSoundHint.css.ts';

/** Notice over the picture that the browser blocked the sound, with a button that turns it on; it shows without a pointer too. */
export function PlayerSoundHint({ onSound }: { onSound: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={soundHint} onClick={onSound} data-controls="">
      <VolumeX size={16} aria-hidden />
      {t`声音关着：按 M 打开`}
    </button>
  );
}
