export { LoginDialog, type LoginDialogProps } from './LoginDialog.tsx';
export { LoginPanel, type LoginPanelProps } from './LoginPanel.tsx';
export type { LoginBrandProps } from './LoginBrand.tsx';
export type { LoginFormProps } from './LoginForm.tsx';
export { loginQrStates, type LoginQrProps, type LoginQrState } from './LoginQr.tsx';
export type { LoginSms } from './SmsButton.tsx';
export type { Agreements } from './AgreementWords.tsx';
export type { CountryCode } from './CountryCodeSelect.tsx';
export {
  loginFaces,
  loginModeNames,
  loginModes,
  mobileLength,
  newPasswordLength,
  smsCodeLength,
  type LoginFace,
  type LoginMode,
} from './modes.ts';
export type { LoginNumber, LoginValues } from './useLoginForm.ts';
