export { OrderList, orderTones, type OrderEntry, type OrderListProps } from './OrderList.tsx';
