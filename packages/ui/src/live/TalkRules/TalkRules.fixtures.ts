import type { TalkRulesValue } from './TalkRules.tsx';

/** Nothing is asked. */
export const openTalk: TalkRulesValue = { slow: 0, followersOnly: false, noLinks: false, holdContacts: false, quiet: false };

/** A busy evening. */
export const busyTalk: TalkRulesValue = { slow: 5, followersOnly: false, noLinks: true, holdContacts: true, quiet: false };
