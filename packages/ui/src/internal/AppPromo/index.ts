export { AppPromo, type AppPromoProps, type PromoScore } from './AppPromo.tsx';
