export { ReferralPage as default } from './ReferralPage.wired.tsx';
