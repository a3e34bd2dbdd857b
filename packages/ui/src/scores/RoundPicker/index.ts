export { RoundPicker, type PickedRound, type RoundPickerProps } from './RoundPicker.tsx';
