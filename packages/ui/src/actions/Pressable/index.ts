export { Pressable, pressableLooks, type PressableProps } from './Pressable.tsx';
