export { RoomPicker, type RoomPickerProps, type RoomPickerRoom } from './RoomPicker.tsx';
