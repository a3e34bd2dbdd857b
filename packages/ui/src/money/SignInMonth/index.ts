export { SignInMonth, type SignInMonthData, type SignInMonthProps } from './SignInMonth.tsx';
