export { Slider, type SliderProps, type SliderScaleOptions } from './Slider.tsx';
export type { SliderMark } from './SliderScale.tsx';
