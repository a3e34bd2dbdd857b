import type { UserInfo } from '@pitchside/api/member/account';

/** The member's own places (specification section 2). */
export const memberPlaces = {
  persona: '/persona',
  space: '/member?type=18',
  videos: '/member?type=18&tab=video',
  wallet: '/member?type=1',
  apply: '/member?type=7',
  studio: '/member?type=9',
} as const;

/** Page to buy diamonds. */
export const rechargeHref = '/member?type=1&isRecharge=true';

/** Target of the go-live button: the studio for anchors, the application for members. */
export const goLiveHref = ({ is_anchor }: Pick<UserInfo, 'is_anchor'>): string =>
  is_anchor === 1 ? memberPlaces.studio : memberPlaces.apply;

/** Whether a link leads to the member's own space. */
export function isSpaceLink({ pathname, search }: Pick<HTMLAnchorElement, 'pathname' | 'search'>): boolean {
  return pathname.toLowerCase() === '/member' && new URLSearchParams(search).get('type') === '18';
}
