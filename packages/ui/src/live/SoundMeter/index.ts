export { SoundMeter, type SoundMeterProps } from './SoundMeter.tsx';
