import type { CallerClass, RateClass, CachePolicy } from '../contract/define.ts';
import { codes } from '../contract/envelope.ts';

/** Caller classes, in the words of the docs. */
export const callerTexts: Record<CallerClass, string> = {
  public: 'anyone; a stale token is served as a visitor',
  signin: 'anyone, tightly limited',
  member: 'a signed-in member, about themselves',
  objectOwner: 'a signed-in member, on an object of theirs',
  spend: 'a signed-in member who spends or claims, never towards themselves',
  payout: 'a signed-in member, with the payment password',
  speak: 'a signed-in member who is neither muted nor removed in that room',
  anchor: 'an anchor, in their own room',
  roomOwner: 'the owner of the room',
  moderator: 'the owner or an administrator of the room',
  roomKeeper: 'the owner or an administrator of the room, about the room itself',
  operator: 'the staff of the platform',
};

/** Rate classes, in the words of the docs; the server holds the figures. */
export const rateTexts: Record<RateClass, string> = {
  read: 'as a read',
  write: 'as a write',
  signin: 'as a sign-in',
  speak: 'as a comment',
  money: 'as a payment',
  gift: 'as a gift, which combos send quickly',
  upload: 'as an upload',
  part: 'as a part of an upload',
  message: 'as a message, of which each is marked as well',
  report: 'as a report that a page sends by itself',
};

/** Callers who share a cached answer (`x-shared` of the document), and what the docs say of it. */
export const cacheTexts: Record<CachePolicy, { sharedBy: 'everybody' | 'visitors'; text: string }> = {
  public: {
    sharedBy: 'everybody',
    text: 'The answer is the same for everybody and up to a second old, never older than the last event of its topic.',
  },
  anonymous: {
    sharedBy: 'visitors',
    text: 'Visitors get the same answer, up to a second old, never older than the last event of its topic; a member gets their own.',
  },
};

/** Codes of the envelope with their meaning. */
export const codeTexts: readonly (readonly [code: number, meaning: string])[] = [
  [codes.ok, 'Success; the answer is in data.'],
  [codes.failed, 'Refused or failed; msg is for the person.'],
  [codes.signInNeeded, 'No token on a call that needs one.'],
  [codes.factorNeeded, 'The call waits for a fresh code of the second factor (user/proveFactor); the same call goes through after it.'],
  [codes.tokenUnknown, 'The token is unknown, was ended or revoked.'],
  [codes.tokenReplaced, 'The session was ended by a newer sign-in or from elsewhere.'],
  [codes.tokenExpired, 'The token has expired.'],
];

/** Rules that all calls share. */
export const overview =
  'Every answer is an envelope {code, msg, data}, whatever the HTTP status. The header token authenticates, a cookie never does; an access token may also come as Authorization: Bearer, and opens only the calls that name one of its scopes; the header lang (zh, en, vi) chooses the language of msg and of every name. Paths match without regard to case. Instants are milliseconds UTC.';
