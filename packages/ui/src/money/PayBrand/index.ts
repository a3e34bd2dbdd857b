export { PayBrand, payBrands, type PayBrandName, type PayBrandProps } from './PayBrand.tsx';
