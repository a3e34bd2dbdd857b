import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codes, ownedKinds, type CallDeclaration, type CallerClass, type Names, type OwnedKind } from '@pitchside/api/contract';
import { CallError } from '../platform/callError.ts';
import type { Caller, Member, MemberCaller } from '../platform/handlers.ts';
import type { Rights, RoomStanding, TokenState } from '../platform/rights.ts';

const texts = {
  signIn: msg`请登录后操作`,
  relogin: msg`您已退出，您可以取消停留在此页面，或重新登录`,
  notFound: msg`没有找到`,
  muted: msg`你在这个直播间被禁言了`,
  kicked: msg`你已被移出这个直播间`,
  notAnchor: msg`只有主播可以这样做`,
  notModerator: msg`只有主播或房管可以这样做`,
  notOperator: msg`没有权限`,
  own: msg`主播不能给自己送礼`,
  self: msg`不能转给自己`,
  password: msg`支付密码不正确`,
  factor: msg`请先输入两步验证码`,
  noToken: msg`访问令牌不能做这件事`,
  scope: (scope: string) => msg`这个访问令牌没有 ${scope} 权限`,
};

/** Message about an object that belongs to somebody else, or does not exist. */
const missing: Readonly<Record<OwnedKind, MessageDescriptor>> = {
  reservation: msg`没有找到这个预约`,
  order: texts.notFound,
  session: texts.notFound,
  post: texts.notFound,
  video: texts.notFound,
  comment: texts.notFound,
  group: texts.notFound,
};

const open: readonly CallerClass[] = ['public', 'signin'];

/** Refuses an access token whose scopes do not open the call, whatever its class. */
function mayUse({ scope }: CallDeclaration, { accessToken }: Member): void {
  if (!accessToken) return;
  if (scope === undefined) throw new CallError(texts.noToken);
  if (!accessToken.scopes.includes(scope)) throw new CallError(texts.scope(scope));
}

/** Turns the state of a token into a caller, or throws the refusal of the caller class (reliability, section 3). */
export function admit(call: CallDeclaration, token: TokenState, caller: Omit<Caller, 'member'>): Caller {
  if (token.state === 'member') {
    mayUse(call, token.member);
    return { ...caller, member: token.member };
  }
  if (open.includes(call.caller)) return { ...caller, member: undefined };
  if (token.state === 'stale') throw new CallError(texts.relogin, token.code);
  throw new CallError(texts.signIn, codes.signInNeeded);
}

/** Input of a rule: the caller, the names in the call, and the sources to ask. */
interface Look {
  caller: MemberCaller;
  named(kind: keyof Names): string | undefined;
  rights: Rights;
}
type Rule = (look: Look) => Promise<void>;

async function standingOf({ caller, named, rights }: Look, kind: 'room' | 'anchorOf'): Promise<RoomStanding> {
  const found = await rights.standing(named(kind) ?? '', caller.member.id);
  if (!found) throw new CallError(texts.notFound);
  return found;
}

/** Refuses members who were removed from a room. */
function mayEnter(standing: RoomStanding | undefined): void {
  if (standing?.isKicked) throw new CallError(texts.kicked);
}

const nothingMore: Rule = async () => undefined;

/** Requirements of each class beyond being signed in. */
const rules: Readonly<Record<CallerClass, Rule>> = {
  public: nothingMore,
  signin: nothingMore,
  member: nothingMore,
  async objectOwner({ caller, named, rights }) {
    const kinds = ownedKinds.filter((kind) => named(kind) !== undefined);
    if (kinds.length === 0) throw new CallError(texts.notFound);
    for (const kind of kinds) if (!(await rights.owns[kind](named(kind) ?? '', caller.member.id))) throw new CallError(missing[kind]);
  },
  async spend(look) {
    const { caller, named, rights } = look;
    const anchor = named('anchor');
    if (anchor === String(caller.member.id)) throw new CallError(texts.own);
    if (anchor !== undefined) mayEnter(await rights.standingWith(anchor, caller.member.id));
    for (const kind of ['room', 'anchorOf'] as const) {
      if (named(kind) === undefined) continue;
      const stands = await standingOf(look, kind);
      mayEnter(stands);
      if (kind === 'anchorOf' && stands.isOwner) throw new CallError(texts.own);
    }
  },
  async payout({ caller, named, rights }) {
    if (named('member') === String(caller.member.id)) throw new CallError(texts.self);
    // The service compares it, where tries are counted; but a member who has one must send one.
    if (!named('password') && (await rights.hasPaymentPassword(caller.member.id))) throw new CallError(texts.password);
  },
  async speak(look) {
    const stands = await standingOf(look, 'room');
    mayEnter(stands);
    if (stands.mutedUntil !== undefined) throw new CallError(texts.muted);
  },
  async anchor({ caller }) {
    if (!caller.member.isAnchor) throw new CallError(texts.notAnchor);
  },
  async roomOwner(look) {
    if (!(await standingOf(look, 'room')).isOwner) throw new CallError(texts.notFound);
  },
  async moderator(look) {
    const { isOwner, isModerator } = await standingOf(look, 'room');
    // The service decides on whom an operator may act, under the lock of the room.
    if (isOwner || look.caller.member.role === 'operator') return;
    const { named, rights } = look;
    const [room, target] = [named('room') ?? '', named('member') ?? ''];
    if (!isModerator || !/^\d{1,15}$/.test(target)) throw new CallError(texts.notModerator);
    const other = await rights.standing(room, Number(target));
    if (other?.isOwner || other?.isModerator || (await rights.isStaff(target))) throw new CallError(texts.notModerator);
  },
  async roomKeeper(look) {
    const { isOwner, isModerator } = await standingOf(look, 'room');
    if (!isOwner && !isModerator && look.caller.member.role !== 'operator') throw new CallError(texts.notModerator);
  },
  async operator({ caller }) {
    if (caller.member.role !== 'operator') throw new CallError(texts.notOperator);
  },
};

/** Reads a parameter that names something; text that cannot name anything is like none. */
function read(params: unknown, name: string | undefined): string | undefined {
  const value = name !== undefined && typeof params === 'object' && params !== null ? (params as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Checks the requirements of the caller class beyond the token, once the parameters are known. */
export async function authorise(call: CallDeclaration, caller: Caller, params: unknown, rights: Rights): Promise<void> {
  // Only the open classes accept callers who are no members.
  if (!caller.member) return;
  if (call.fresh && (await rights.needsFactor(caller.member))) throw new CallError(texts.factor, codes.factorNeeded);
  await rules[call.caller]({ caller: { ...caller, member: caller.member }, named: (kind) => read(params, call.names?.[kind]), rights });
}
