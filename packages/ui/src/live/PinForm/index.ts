export { PinForm, pinTimes, type PinFormProps, type PinTime } from './PinForm.tsx';
