import { useLingui } from '@lingui/react/macro';
import type { BannerArt, BannerPlace, DeskBanner } from '@pitchside/api/desk/banners';
import type { Locale } from '@pitchside/locales';

/** Names of the places, kinds, audiences, drawings and languages of banners. */
export function useBannerLabels() {
  const { t } = useLingui();
  const places: Record<BannerPlace, string> = {
    main: t`首页轮播`,
    side: t`首页侧栏`,
    strip: t`首页通栏`,
    room: t`进直播间前`,
    video: t`视频页`,
    news: t`头条页`,
  };
  const kinds: Record<DeskBanner['kind'], string> = { banner: t`站内横幅`, advert: t`广告` };
  const audiences: Record<DeskBanner['audience'], string> = {
    everybody: t`所有人`,
    visitors: t`访客`,
    members: t`会员`,
    anchors: t`主播们`,
  };
  const arts: Record<BannerArt, string> = {
    cup: t`奖杯`,
    stands: t`看台`,
    board: t`战术板`,
    phone: t`手机`,
    gift: t`礼物盒`,
    pad: t`摄像机`,
  };
  const shownIn: Record<Locale, string> = { zh: t`在中文页面显示`, en: t`在英文页面显示`, vi: t`在越南文页面显示` };
  return { places, kinds, audiences, arts, shownIn };
}
