import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import * as css from './HoverCard.stories.css.ts';
import { HoverCard } from './HoverCard.tsx';

const nickname = say('阿飞说球', 'Terrace Talk', 'Phi bình bóng');

function Person({ name, words, numbers }: { name: string; words: string; numbers: string }) {
  return (
    <>
      <div className={css.who}>
        <Avatar seed="afei" size={48} live />
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.numbers}>{numbers}</p>
        </div>
      </div>
      <p className={css.words}>{words}</p>
    </>
  );
}

const person = (
  <Person
    name={nickname}
    numbers={say('32.4万 关注 · 英超、女足', '324K followers · Premier League', '324 N theo dõi · Ngoại hạng Anh')}
    words={say(
      '看球十五年，只说看见的。每晚八点开播。',
      'Fifteen years in the stands. Live every night at eight.',
      'Mười lăm năm xem bóng. Lên sóng tám giờ mỗi tối.',
    )}
  />
);

const meta = {
  component: HoverCard,
  args: {
    trigger: (
      <a href="#anchor" className={css.link}>
        {nickname}
      </a>
    ),
    children: person,
    delay: 0,
  },
  parameters: { stage: 240 },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gallery'],
  play: async () => {
    await userEvent.hover(await within(document.body).findByRole('link'));
    await within(document.body).findByText(/324|32\.4/);
  },
};

export const OnItsWay: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <div className={css.who}>
          <Skeleton shape="circle" width={48} />
          <Skeleton lines={2} />
        </div>
        <p className={css.words}>
          <Skeleton width={220} />
        </p>
      </>
    ),
  },
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    defaultOpen: true,
    size: 's',
    trigger: (
      <a href="#anchor" className={css.link}>
        Nguyễn Thị Phương Thảo
      </a>
    ),
    children: (
      <Person
        name="Nguyễn Thị Phương Thảo Bình Luận"
        numbers="1,2 Tr người theo dõi"
        words="Mười lăm năm ngồi khán đài Hàng Đẫy, chỉ kể những gì mắt thấy. Lên sóng tám giờ tối mỗi ngày, cuối tuần sớm hơn."
      />
    ),
  },
};
