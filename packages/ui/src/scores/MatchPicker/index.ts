export { MatchPicker, type MatchPickerProps, type PickerMatch } from './MatchPicker.tsx';
export { MatchPickerSkeleton } from './MatchPickerSkeleton.tsx';
