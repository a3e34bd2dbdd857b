import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { GoalPopup, type GoalPopupItem } from '../../scores/GoalPopup/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { createScoreFeed, ScoreTable } from '../../scores/ScoreTable/index.ts';
import { manyMatches } from '../../scores/ScoreTable/manyMatches.fixtures.ts';
import { say } from '../storykit/say.ts';
import { Load } from './Load.tsx';
import { createRecordedSocket } from './recordedSocket.ts';
import { recordEvening, type Said } from './recordedEvening.ts';

const none: ReadonlySet<string> = new Set();
const nothing = () => undefined;

function Evening({ running, speed, count }: { running: boolean; speed: number; count: number }) {
  const sections = useMemo(() => manyMatches(count), [count]);
  const matches = useMemo(() => sections.flatMap((section) => section.matches), [sections]);
  const feed = useMemo(() => createScoreFeed(), []);
  const [goals, setGoals] = useState<readonly GoalPopupItem[]>([]);
  const first = matches.find(({ status }) => status.kind === 'live');
  const [score, setScore] = useState(first?.score ?? null);
  const followed = first?.id;
  useEffect(() => {
    if (!running) return;
    const hear = ({ id, patch, goal }: Said) => {
      feed.push(id, patch);
      if (goal) setGoals((before) => [goal, ...before].slice(0, 3));
      if (id === followed && patch.score) setScore(patch.score);
    };
    const socket = createRecordedSocket({
      frames: recordEvening(matches),
      onMessage: (text) => hear((JSON.parse(text) as { data: Said }).data),
    });
    socket.run(speed);
    return socket.pause;
  }, [running, speed, matches, feed, followed]);
  return (
    <>
      {first && <Scorebug home={first.home} away={first.away} score={score} status={first.status} size="card" />}
      <ScoreTable
        label={say('一晚比赛', 'The evening', 'Buổi tối')}
        sections={sections}
        feed={feed}
        starred={none}
        onStar={nothing}
        onPin={nothing}
        timeZone="Asia/Shanghai"
      />
      <GoalPopup items={goals} onClose={(id) => setGoals((before) => before.filter((goal) => goal.id !== id))} onMute={nothing} />
    </>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, live: true, controls: { disable: true } },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RecordedEvening: Story = {
  render: () => (
    <Load
      title={say('一晚比赛，重放', 'One evening, replayed', 'Một buổi tối, phát lại')}
      note={say(
        '录下的一晚经一个假的连接送进比分表、进球弹窗和比分条，一到六十倍速。',
        'A recorded evening comes over a fake socket into the score table, the goal popup and the scorebug, at 1 to 60 times its speed.',
        'Một buổi tối ghi lại đi qua socket giả vào bảng tỷ số, thông báo bàn thắng và dải tỷ số, nhanh gấp 1 đến 60 lần.',
      )}
      rateLabel={say('速度', 'Speed', 'Tốc độ')}
      rates={['1', '5', '20', '60']}
      rateText={(rate) => `${rate}x`}
    >
      {({ running, rate }) => <Evening running={running} speed={rate} count={24} />}
    </Load>
  ),
};
