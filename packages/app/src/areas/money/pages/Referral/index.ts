export { ReferralPage as default } from './ReferralPage.tsx';
