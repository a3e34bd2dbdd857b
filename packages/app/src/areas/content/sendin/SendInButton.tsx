import { useLingui } from '@lingui/react/macro';
import type { Section } from '@pitchside/api/content/news';
import { Button } from '@pitchside/ui/Button';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { asMember } from '../acts/contentActs.ts';
import { SendIn } from './sendin.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Opens the form for an article of the reader's own; a visitor signs in first. */
export function SendInButton({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const open = () => void asMember(() => Promise.resolve(setOpen(true)));
  return (
    <>
      <Button tone="plain" icon={<PenLine size={16} aria-hidden />} onClick={open}>
        {t`投稿`}
      </Button>
      {isOpen && (
        <Later>
          <SendIn sections={sections} onClose={() => setOpen(false)} />
        </Later>
      )}
    </>
  );
}
