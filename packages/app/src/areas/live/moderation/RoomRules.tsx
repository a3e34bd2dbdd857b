import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { setTalkRules } from '@pitchside/api/live/barrage';
import { TalkRules, type TalkRulesValue } from '@pitchside/ui/TalkRules';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useTalkRules } from '../useTalk.ts';

const statuses = { loading: 'loading', ready: 'ready', failed: 'error' } as const;
const nothing: TalkRulesValue = { slow: 0, followersOnly: false, noLinks: false, holdContacts: false, quiet: false };

/** Form of a room's chat rules, for its moderators. */
export default function RoomRulesWired({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  const { value, state, again } = useTalkRules(roomId);
  const [wanted, setWanted] = useState<TalkRulesValue>();
  const [isSaving, setSaving] = useState(false);
  // Until they were read anew the old ones must not come back: the next change would be made to them.
  const isChanging = wanted !== undefined && (isSaving || state === 'loading');
  const saved = value && {
    slow: value.rules.slow,
    followersOnly: value.rules.is_followers_only,
    noLinks: value.rules.has_no_links,
    holdContacts: value.rules.holds_contacts,
    quiet: value.rules.is_quiet,
  };

  async function save(next: TalkRulesValue): Promise<void> {
    setWanted(next);
    setSaving(true);
    const { slow, followersOnly, noLinks, holdContacts, quiet } = next;
    try {
      await api.call(setTalkRules, {
        id: roomId,
        rules: { slow, is_followers_only: followersOnly, has_no_links: noLinks, holds_contacts: holdContacts, is_quiet: quiet },
      });
      say('success', t`发言规则已生效`);
      again();
    } catch (error) {
      setWanted(undefined);
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return (
    <TalkRules
      status={value ? 'ready' : statuses[state]}
      value={(isChanging ? wanted : saved) ?? nothing}
      saving={isChanging}
      onValueChange={(next) => void save(next)}
      onRetry={again}
    />
  );
}
