export { OrdersPage as default } from './OrdersPage.tsx';
