import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { ChatList, createChatLog } from '../../live/ChatList/index.ts';
import { crowdTalk, roomTalk } from '../../live/ChatList/ChatList.fixtures.ts';
import { say } from '../storykit/say.ts';
import { every } from './every.ts';
import { Load } from './Load.tsx';
import * as css from './Load.css.ts';

function Room({ running, rate }: { running: boolean; rate: number }) {
  const log = useMemo(() => {
    const made = createChatLog();
    made.push(roomTalk);
    return made;
  }, []);
  useEffect(() => {
    if (!running) return;
    let next = 0;
    return every(rate, (count) => {
      log.push(crowdTalk(count, next));
      next += count;
    });
  }, [log, running, rate]);
  return (
    <div className={css.column}>
      <ChatList log={log} />
    </div>
  );
}

const meta = { tags: ['!autodocs'], parameters: { bleed: true, live: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chat: Story = {
  render: () => (
    <Load
      title={say('聊天', 'Chat', 'Trò chuyện')}
      note={say(
        '每秒画十次，只画看得见的；指着哪一句，哪一句就停住。',
        'Drawn ten times a second, and only what can be seen; point at a line and it stands still.',
        'Vẽ mười lần mỗi giây, chỉ những gì nhìn thấy; trỏ vào dòng nào dòng ấy đứng yên.',
      )}
      rateLabel={say('每秒条数', 'Lines a second', 'Dòng mỗi giây')}
      rates={['20', '50', '200']}
    >
      {({ running, rate }) => <Room running={running} rate={rate} />}
    </Load>
  ),
};
