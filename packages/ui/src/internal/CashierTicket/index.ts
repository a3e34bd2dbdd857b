export { CashierTicket, type CashierTicketProps } from './CashierTicket.tsx';
