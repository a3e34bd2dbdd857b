import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { addShowGroup, badgeLength } from '@pitchside/api/live/fans';
import { Button } from '@pitchside/ui/Button';
import { Input } from '@pitchside/ui/Input';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { BadgeLine } from './Fans.layout.ts';

/** Names the badge, which founds the club. @param badge empty while there is no club */
export function BadgeForm({ badge, onSaved }: { badge: string; onSaved: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(badge);
  const [saving, setSaving] = useState(false);
  const wanted = text.trim();
  const isShort = [...wanted].length < badgeLength.least;

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await api.call(addShowGroup, { badge: wanted }, { idempotencyKey: crypto.randomUUID() });
      say('success', badge === '' ? t`粉丝团建好了` : t`徽章已改名`);
      onSaved();
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return (
    <BadgeLine
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input
        label={t`徽章名`}
        value={text}
        onValueChange={setText}
        maxLength={badgeLength.most}
        counter
        hint={t`2 到 4 个字，改名后新发言用新名`}
      />
      <Button type="submit" loading={saving} disabled={isShort || wanted === badge}>
        {badge === '' ? t`建粉丝团` : t`保存`}
      </Button>
    </BadgeLine>
  );
}
