import { say } from '../../lab/storykit/say.ts';

/** Kinds of a stream. */
export const sportChoices = [
  { value: 'football', label: say('足球', 'Football', 'Bóng đá') },
  { value: 'basketball', label: say('篮球', 'Basketball', 'Bóng rổ') },
  { value: 'esports', label: say('电竞', 'Esports', 'Esports') },
] as const;

/** Options for who may see a birthday. */
export const sightChoices = [
  { value: 'male', label: say('男', 'Man', 'Nam') },
  { value: 'female', label: say('女', 'Woman', 'Nữ') },
  { value: 'none', label: say('不显示', 'Hidden', 'Ẩn') },
] as const;
