import { say } from '../storykit/say.ts';

/** The way from nothing to a scorebug in Vietnamese by night. */
export const steps = [
  {
    title: say('装上', 'Install', 'Cài đặt'),
    time: say('10 秒', '10 seconds', '10 giây'),
    code: `npm install @pitchside/ui\n\nimport { UiProvider, loadUiMessages }\n  from '@pitchside/ui';`,
  },
  {
    title: say('摆一条比分', 'Show a score', 'Đặt một bảng tỷ số'),
    time: say('20 秒', '20 seconds', '20 giây'),
    code: `import { Scorebug } from '@pitchside/ui/Scorebug';\n\n<Scorebug home={city} away={arsenal}\n  score={{ home: 2, away: 1 }}\n  status={{ kind: 'live', minute: 67 }} />`,
  },
  {
    title: say('换语言、换主题', 'Choose language and theme', 'Chọn ngôn ngữ và giao diện'),
    time: say('30 秒', '30 seconds', '30 giây'),
    code: `const messages = await loadUiMessages('vi');\n\n<UiProvider locale="vi" messages={messages}\n  theme="night" odds={{ format: 'malay' }}>`,
  },
];
