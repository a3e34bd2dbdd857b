export { adminBanners, adminSaveBanner, bannerSeen, getAdvertisement, getAdvertisingList } from './banners.contract.ts';
export {
  bannerArts,
  bannerAudiences,
  bannerKinds,
  bannerLimits,
  adPlaces,
  type BannerArt,
  type BannerPlace,
  type KeptBanner,
  type ShownBanner,
} from './banners.schema.ts';
