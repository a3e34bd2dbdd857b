export { adminBanners, adminSaveBanner, bannerSeen, getAdvertisement, getAdvertisingList } from './banners.contract.ts';
export {
  bannerArts,
  bannerAudiences,
  bannerKinds,
  bannerLimits,
  adPlaces,
  type BannerArt,
  type BannerPlace,
  type DeskBanner,
  type ShownBanner,
} from './banners.schema.ts';
