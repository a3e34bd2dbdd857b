import type { Gift } from '../../GiftPicture/index.ts';
import type { NobleRank } from '../../NobleMark/index.ts';

/** Member who sends or enters. */
export interface StageMember {
  /** Identity in the room. */
  id: string;
  nickname: string;
  avatarSrc?: string;
  /** Seed of the drawn portrait where there is no picture; default the id. */
  avatarSeed?: string;
  /** Noble rank, which tints banners and ribbons. */
  rank?: NobleRank;
}

/** Full-screen effects that the product draws itself. */
export const effectNames = ['rocket', 'volley', 'trophy', 'scarf', 'fireworks', 'megaphone'] as const;
export type EffectName = (typeof effectNames)[number];

/** A gift was sent. */
export interface GiftArrival {
  kind: 'gift';
  /** Identity of the message. */
  id: string;
  member: StageMember;
  gift: Gift;
  /** Number sent at once. */
  count: number;
  /** Sent by the viewer; default false. */
  own?: boolean;
  /** The effect that fills the picture, if the gift has one; a name the stage does not know shows the still card. */
  effect?: string;
  /** Address of a made animation, for the stage's `lottiePlayer`; it wins over `effect`. */
  animationSrc?: string;
}

/** The entry of a noble. */
export interface EntryArrival {
  kind: 'entry';
  id: string;
  member: StageMember;
  /** Whether the member is the viewer; default false. */
  own?: boolean;
}

/** Arrivals that the stage reacts to. */
export type StageArrival = GiftArrival | EntryArrival;

/** Choices of effects: all, only the viewer's own, or none. */
export const effectChoices = ['all', 'mine', 'off'] as const;
export type EffectChoice = (typeof effectChoices)[number];

/** Whether a gift's effect takes the whole picture. */
export const fillsPicture = ({ effect, animationSrc }: GiftArrival): boolean => effect !== undefined || animationSrc !== undefined;
