import { useLingui } from '@lingui/react/macro';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { setReminder, type FollowEntry } from './attention.store.ts';

/** Whether the member is told when somebody goes live; nothing to set for who was let go. */
export function ReminderSwitch({ entry: { id, user_nickname: name, remind, is_followed } }: { entry: FollowEntry }) {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const change = (wanted: boolean) => {
    setSaving(true);
    // The call has told the person what failed.
    void setReminder(id, wanted)
      .catch(() => undefined)
      .finally(() => setSaving(false));
  };
  return (
    <Switch labelHidden checked={remind && is_followed} disabled={!is_followed} loading={saving} onCheckedChange={change}>
      {t`${name} 开播时提醒我`}
    </Switch>
  );
}
