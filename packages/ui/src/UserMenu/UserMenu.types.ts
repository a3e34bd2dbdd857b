import type { ReactNode } from 'react';

/** The signed-in member, as the header shows them. */
export interface Member {
  /** Id of the member, from which a picture is drawn where they have none. */
  id: string;
  nickname: string;
  /** Address of their own picture; default none. */
  avatarUrl?: string;
  /** Level from 1; none hides the badge. */
  level?: number;
  /** Points on the way to the next level; default none. */
  experience?: { value: number; next: number };
  /** Balance in diamonds, a whole number. */
  diamonds: number;
}

/** A place of the member's own. */
export interface UserMenuLink {
  id: string;
  label: string;
  href: string;
  /** A 20 px icon. */
  icon: ReactNode;
}
