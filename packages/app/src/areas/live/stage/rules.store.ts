import { talkRules, type TalkRule } from '@pitchside/api/live/barrage';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { serverAge } from '../../../platform/guard/spoiler.store.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import type { Scope } from '../../../platform/resource/scope.ts';
import { session, sessionToken } from '../../../platform/session/session.store.ts';
import { onComments } from './comments.store.ts';

interface AskedState {
  /** Null while unknown, and for visitors, who cannot chat. */
  rules: TalkRule | null;
  /**
   * Time of the person's last message here, from any tab, by the clock of this browser, which drives the countdown (ms UTC); null without
   * one.
   */
  spokeAt: number | null;
}

/** Chat rules of the visited room. */
export const asked = proxy<AskedState>({ rules: null, spokeAt: null });

/** Chat rules of a room, followed while it is visited. */
export interface FollowedRules {
  ask: () => void;
  hear: (rules: TalkRule) => void;
}

/** Follows what a room asks of those who speak, so that nobody is refused by surprise. */
export function followRules(scope: Scope, id: string): FollowedRules {
  const newest = latestOnly(scope);
  const hear = (rules: TalkRule) => void (asked.rules = rules);
  const forget = () => void Object.assign(asked, { rules: null, spokeAt: null });
  forget();
  scope.onLeave(forget);
  scope.onLeave(
    onComments((comments) => {
      const own = comments.findLast(({ user }) => user.id === session.user?.id);
      if (own) asked.spokeAt = Date.now() - serverAge(own.at);
    }),
  );
  return {
    ask() {
      if (sessionToken())
        newest.retry(
          (signal) => api.call(talkRules, { id }, { signal, quiet: true }),
          ({ rules }) => hear(rules),
        );
    },
    hear(rules) {
      // The answer that is on its way is older.
      newest.drop();
      hear(rules);
    },
  };
}
