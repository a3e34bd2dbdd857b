export { HornForm, type HornFormProps, type HornRoom } from './HornForm.tsx';
