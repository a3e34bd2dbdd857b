import { Crest } from '../../scores/Crest/index.ts';
import { say } from '../../lab/storykit/say.ts';
import type { SelectGroup, SelectOption } from './options.ts';

/** Options for the time of a match reminder. */
export const reminders: readonly SelectOption[] = [
  { value: '0', label: say('开赛时', 'At kick-off', 'Lúc bóng lăn') },
  { value: '5', label: say('开赛前 5 分钟', '5 min before', 'Trước 5 phút') },
  { value: '15', label: say('开赛前 15 分钟', '15 min before', 'Trước 15 phút') },
  { value: '60', label: say('开赛前 1 小时', '1 hour before', 'Trước 1 giờ') },
  {
    value: 'sms',
    label: say('短信提醒', 'By text message', 'Qua tin nhắn'),
    note: say('未开通', 'not set up', 'chưa bật'),
    disabled: true,
  },
];

const shirts: Readonly<Record<string, readonly [string, string]>> = {
  mci: ['oklch(0.75 0.1 235)', 'white'],
  ars: ['oklch(0.53 0.21 26)', 'white'],
  liv: ['oklch(0.48 0.2 25)', 'oklch(0.8 0.12 85)'],
  rma: ['white', 'oklch(0.8 0.12 85)'],
  bar: ['oklch(0.38 0.13 10)', 'oklch(0.45 0.16 260)'],
  guoan: ['oklch(0.5 0.14 152)', 'white'],
  shenhua: ['oklch(0.45 0.16 260)', 'white'],
};
const team = (value: string, name: string, count: number, keywords = ''): SelectOption & { keywords: string } => ({
  value,
  label: name,
  icon: <Crest team={{ id: value, name, shortName: name, colors: shirts[value] ?? ['gray', 'white'] }} size={20} />,
  note: String(count),
  keywords,
});

/** Clubs by league, with how many anchors talk about them. */
export const clubs: readonly (Omit<SelectGroup, 'options'> & { options: readonly (SelectOption & { keywords: string })[] })[] = [
  {
    label: say('英超', 'Premier League', 'Ngoại hạng Anh'),
    options: [
      team('mci', say('曼城', 'Man City', 'Man City'), 318, 'mancheng city'),
      team('ars', say('阿森纳', 'Arsenal', 'Arsenal'), 204, 'gunners'),
      team('liv', say('利物浦', 'Liverpool', 'Liverpool'), 187, 'reds'),
    ],
  },
  {
    label: say('西甲', 'LaLiga', 'La Liga'),
    options: [
      team('rma', say('皇家马德里', 'Real Madrid', 'Real Madrid'), 251, 'huangma'),
      team('bar', say('巴塞罗那', 'Barcelona', 'Barcelona'), 240, 'basa barca'),
    ],
  },
  {
    label: say('中超', 'Chinese Super League', 'Giải VĐQG Trung Quốc'),
    options: [
      team('guoan', say('北京国安', 'Beijing Guoan', 'Beijing Guoan'), 96, 'guoan'),
      team('shenhua', say('上海申花', 'Shanghai Shenhua', 'Shanghai Shenhua'), 88, 'shenhua'),
    ],
  },
];

/** Cities in Vietnamese. */
export const cities: readonly SelectOption[] = [
  { value: 'hcm', label: 'Thành phố Hồ Chí Minh' },
  { value: 'hn', label: 'Hà Nội, thủ đô nghìn năm văn hiến' },
  { value: 'dn', label: 'Đà Nẵng' },
];
