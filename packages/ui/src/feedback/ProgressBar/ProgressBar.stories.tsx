import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { ProgressBar, progressTones } from './ProgressBar.tsx';

const experience = say('升级经验', 'Experience to next level', 'Kinh nghiệm lên cấp');

const meta = {
  component: ProgressBar,
  args: { label: experience, value: 84_620, max: 100_000, valueText: '84,620 / 100,000' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {progressTones.map((tone, index) => (
        <ProgressBar
          key={tone}
          label={say('上传录像', 'Uploading replay', 'Đang tải video lên')}
          value={20 * (index + 1)}
          valueText={`${20 * (index + 1)}%`}
          tone={tone}
        />
      ))}
      {(['s', 'm', 'l'] as const).map((size) => (
        <ProgressBar key={size} label={experience} labelHidden value={62} size={size} />
      ))}
      <ProgressBar label={experience} value={0} valueText="0 / 100" />
    </Gallery>
  ),
};

export const NobodyKnows: Story = {
  args: { label: say('正在转码', 'Transcoding', 'Đang chuyển mã'), value: null, valueText: undefined },
  parameters: { motion: 'reduced' },
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: { label: 'Kinh nghiệm còn thiếu để lên cấp hai mươi tư của khán giả', valueText: '84.620 / 100.000' },
};
