import type { MessageDescriptor } from '@lingui/core';
import type { ControlFrameData, ControlFrameType } from '@pitchside/api/realtime';

/** A subscriber of a topic, or one who wants to be: a member by number, or a visitor. */
export interface Following {
  /** Subject in the topic's name: `25` of `room:25`; empty where the name has none. */
  subject: string;
  memberId: number | undefined;
}

/** Decision on a subscription: admitted; no such topic; or one that exists, but not for this caller. */
export type Verdict = 'admitted' | 'unknown' | 'refused';

/** A frame outside topics. */
export type Notice = { [T in ControlFrameType]: { type: T; data: ControlFrameData<T> } }[ControlFrameType];

/** Decides who may follow a kind of topic; its module provides it, the hub asks it and subscribes nobody else. */
export interface TopicPolicy {
  /** Names it decides about, whole; its first group is the subject. */
  pattern: RegExp;
  /** Decides about many at once with at most one question to the database; verdicts in their order. */
  judge(followings: readonly Following[]): Promise<readonly Verdict[]>;
  /** True where the right to follow can end while the sign-in goes on: subscribers are then checked twice a second, on every node. */
  mayEnd: boolean;
  /** Message of a refusal; default that there is no such thing. */
  refusal?: MessageDescriptor;
  /** Further notice to a subscriber who is refused from now on. */
  farewell?(subject: string): Notice;
}

/** Name on the bus: somebody lost a right to follow. Only a hint; polling finds the wake-ups that the bus lost. */
export const rightsWake = 'rights';
