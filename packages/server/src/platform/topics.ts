import type { MessageDescriptor } from '@lingui/core';
import type { ControlFrameData, ControlFrameType } from '@pitchside/api/realtime';

/** Somebody at a topic, or who wants to be: a member by number, or a visitor. */
export interface Following {
  /** What the topic's name says it is about: `25` of `room:25`; empty where the name says it all. */
  subject: string;
  memberId: number | undefined;
}

/** How a wish to follow is decided: there is such a topic for them, there is none, or there is one but not for them. */
export type Verdict = 'admitted' | 'unknown' | 'refused';

/** A frame outside topics. */
export type Notice = { [T in ControlFrameType]: { type: T; data: ControlFrameData<T> } }[ControlFrameType];

/** Who may follow a kind of topic: its module says so, the hub asks it and seats nobody else. */
export interface TopicPolicy {
  /** Names it decides about, whole; its first group is the subject. */
  pattern: RegExp;
  /** Decides about many at once with at most one question to the database; verdicts in their order. */
  judge(followings: readonly Following[]): Promise<readonly Verdict[]>;
  /** True where the right to follow ends while the sign-in goes on: whoever is seated is judged again twice a second, on every node. */
  mayEnd: boolean;
  /** How a refusal is said; default that there is no such thing. */
  refusal?: MessageDescriptor;
  /** What else is told to one who was seated and is refused now. */
  farewell?(subject: string): Notice;
}

/** Name on the bus: somebody lost a right to follow. Only a hint; what it lost is found by looking. */
export const rightsWake = 'rights';
