/** The signed-in member, as the header shows them. */
export interface Member {
  /** Id of the member, from which a picture is drawn where they have none. */
  id: string;
  nickname: string;
  /** Address of their own picture; default none. */
  avatarUrl?: string;
  /** Level from 1; none hides the badge. */
  level?: number;
  /** Address of the level's own icon, the specification's `exp_icon`; it wins over the drawn badge. Default none. */
  levelIconUrl?: string;
  /** Points on the way to the next level; default none. */
  experience?: { value: number; next: number };
  /** Balance in diamonds, a whole number. */
  diamonds: number;
  /** Whether the member is an anchor, who is not invited to apply; default false. */
  isAnchor?: boolean;
}

/** The member's own pages, in display order. */
export const memberPlaces = ['persona', 'space', 'wallet', 'apply', 'studio'] as const;
export type MemberPlace = (typeof memberPlaces)[number];
