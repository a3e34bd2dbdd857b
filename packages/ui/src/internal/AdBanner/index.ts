export { AdBanner, adLooks, type AdBannerProps } from './AdBanner.tsx';
export { adArts, type AdArtName } from './AdArt.tsx';
