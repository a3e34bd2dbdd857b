import { msg } from '@lingui/core/macro';
import { codes, type CallDeclaration, type CallerClass } from '@pitchside/api/contract';
import { CallError } from '../platform/call.error.ts';
import type { Caller, Member, MemberCaller } from '../platform/handlers.ts';

/** What a token turned out to be. */
export type TokenState = { state: 'none' } | { state: 'stale'; code: number } | { state: 'member'; member: Member };

/** How a member stands in a room. */
export interface RoomStanding {
  isOwner: boolean;
  isModerator: boolean;
  /** Until when (ms UTC) the member may not speak; null without end; undefined when free to speak. */
  mutedUntil: number | null | undefined;
  isKicked: boolean;
}

/** Who the guard asks about rooms; undefined for a room that does not exist. */
export type StandingIn = (roomId: string, userId: number) => Promise<RoomStanding | undefined>;

const texts = {
  signIn: msg`请登录后操作`,
  relogin: msg`您已退出，您可以取消停留在此页面，或重新登录`,
  notFound: msg`没有找到`,
  muted: msg`您在这个直播间被禁言了`,
  kicked: msg`您已被移出这个直播间`,
  notAnchor: msg`只有主播可以这样做`,
  notModerator: msg`只有主播或房管可以这样做`,
  notOperator: msg`没有权限`,
};

const open: readonly CallerClass[] = ['public', 'signin'];

/** Turns the state of a token into a caller, or refuses as the caller class asks (reliability, section 3). */
export function admit(call: CallDeclaration, token: TokenState, caller: Omit<Caller, 'member'>): Caller {
  if (token.state === 'member') return { ...caller, member: token.member };
  if (open.includes(call.caller)) return { ...caller, member: undefined };
  if (token.state === 'stale') throw new CallError(texts.relogin, token.code);
  throw new CallError(texts.signIn, codes.signInNeeded);
}

const roomOf = (params: unknown): string => (typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string' ? params.id : '');

type Rule = (caller: MemberCaller, params: unknown, standing: StandingIn) => Promise<void>;

async function standingOf(caller: MemberCaller, params: unknown, standing: StandingIn): Promise<RoomStanding> {
  const found = await standing(roomOf(params), caller.member.id);
  if (!found) throw new CallError(texts.notFound);
  return found;
}

/** What a class asks of a member beyond being signed in. */
const rules: Partial<Record<CallerClass, Rule>> = {
  async speak(caller, params, standing) {
    const { isKicked, mutedUntil } = await standingOf(caller, params, standing);
    if (isKicked) throw new CallError(texts.kicked);
    if (mutedUntil !== undefined) throw new CallError(texts.muted);
  },
  async anchor(caller) {
    if (!caller.member.isAnchor) throw new CallError(texts.notAnchor);
  },
  async roomOwner(caller, params, standing) {
    if (!(await standingOf(caller, params, standing)).isOwner) throw new CallError(texts.notFound);
  },
  async moderator(caller, params, standing) {
    const { isOwner, isModerator } = await standingOf(caller, params, standing);
    if (!isOwner && !isModerator) throw new CallError(texts.notModerator);
  },
  async operator(caller) {
    if (caller.member.role !== 'operator') throw new CallError(texts.notOperator);
  },
};

/** Checks what the caller class asks beyond the token, once the parameters are known. */
export async function authorise(call: CallDeclaration, caller: Caller, params: unknown, standing: StandingIn): Promise<void> {
  const rule = rules[call.caller];
  if (rule && caller.member) await rule({ ...caller, member: caller.member }, params, standing);
}
