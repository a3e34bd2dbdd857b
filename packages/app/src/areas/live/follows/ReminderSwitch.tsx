import { useLingui } from '@lingui/react/macro';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { setReminder, type FollowEntry } from './attention.store.ts';

/** Switch for reminders of a member's broadcasts; disabled after an unfollow. */
export function ReminderSwitch({ entry: { id, user_nickname: name, remind, is_followed } }: { entry: FollowEntry }) {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const change = (wanted: boolean) => {
    setSaving(true);
    // The call has notified the person.
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
