export { ChannelPicker, type ChannelPickerProps, type PayChannelChoice } from './ChannelPicker.tsx';
