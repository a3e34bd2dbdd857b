export { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
export { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
export type { LoginBrandProps } from './LoginBrand.tsx';
export type { LoginFormProps } from './LoginForm.tsx';
export type { CountryCode } from './CountryCodeSelect.tsx';
export { loginModes, mobileLength, type LoginMode } from './modes.ts';
export type { LoginValues } from './useLoginForm.ts';
