export { Button, buttonTones, type ButtonProps } from './Button.tsx';
