import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { coming, held, papers, pictureRules, pictures } from './Uploader.fixtures.ts';
import type { UploadState } from './upload.ts';
import { Uploader, type UploaderProps } from './Uploader.tsx';

/** A host that only keeps the list: files wait, and each act changes their state. */
function Kept(props: UploaderProps) {
  const [items, setItems] = useState(props.items);
  const without = (id: string) => setItems(items.filter((item) => item.id !== id));
  const turn = (id: string, state: UploadState) => setItems(items.map((item) => (item.id === id ? { ...item, state } : item)));
  return (
    <Uploader
      {...props}
      items={items}
      onAdd={(files) =>
        setItems([
          ...items,
          ...files.map(({ name, size }, at) => ({ id: `${items.length + at}-${name}`, name, size, state: 'queued' as const })),
        ])
      }
      onCancel={without}
      onRemove={without}
      onRetry={(id) => setItems(items.map((item) => (item.id === id ? { ...item, state: 'uploading', progress: 0 } : item)))}
      {...(props.onPause && { onPause: (id: string) => turn(id, 'paused'), onResume: (id: string) => turn(id, 'uploading') })}
    />
  );
}

const acts = { onAdd: fn(), onCancel: fn(), onRetry: fn(), onRemove: fn() };

const meta = {
  component: Uploader,
  args: { label: say('配图', 'Pictures', 'Ảnh'), items: pictures, ...pictureRules, ...acts },
  render: (args) => (
    <div style={{ width: 520, maxWidth: '100%' }}>
      <Kept {...args} />
    </div>
  ),
} satisfies Meta<typeof Uploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Looks: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 32 }}>
      <Kept {...args} />
      <Kept {...args} items={[]} />
      <Kept
        {...args}
        label={say('申请材料', 'Papers', 'Hồ sơ')}
        look="rows"
        items={papers}
        accept={['.pdf', '.mp4', 'image/jpeg']}
        maxSize={50 * 1024 * 1024}
        maxCount={6}
      />
      <div style={{ display: 'grid', gap: 24, alignContent: 'start' }}>
        <FormField
          label={say('证件反面', 'Back of your ID', 'Mặt sau giấy tờ')}
          error={say('请上传证件反面', 'Add the back of your ID', 'Hãy tải mặt sau lên')}
        >
          <Kept {...args} label={undefined} look="rows" items={[]} maxCount={1} />
        </FormField>
        <Kept {...args} look="rows" items={[]} disabled />
      </div>
    </div>
  ),
};

/** Files that break the rules are refused, each with its own reason. */
export const Refused: Story = {
  args: { items: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('no picker');
    const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
    await userEvent.upload(
      picker,
      [file('highlights.gif', 'image/gif', 9), file('stadium.png', 'image/png', 6 * 1024 * 1024), file('empty.jpg', 'image/jpeg', 0)],
      { applyAccept: false },
    );
  },
};

/** Large files can be held, and go on by themselves once a line that broke is back. */
export const Held: Story = {
  args: {
    label: say('视频', 'Videos', 'Video'),
    look: 'rows',
    items: held,
    accept: ['video/mp4'],
    maxSize: 50 * 1024 * 1024,
    onPause: fn(),
    onResume: fn(),
  },
};

/** Uploaded videos in a format that browsers do not play are converted first. */
export const Processing: Story = {
  args: {
    label: say('视频', 'Videos', 'Video'),
    look: 'rows',
    items: coming,
    accept: ['video/mp4', '.mov', '.mkv', '.webm', '.avi', '.flv'],
    maxSize: 50 * 1024 * 1024,
  },
};

export const LongVietnameseNarrow: Story = {
  args: {
    label: 'Hồ sơ',
    look: 'rows',
    items: [
      {
        id: 'a',
        name: 'giay-to-tuy-than-mat-truoc-chup-lai-lan-hai.jpg',
        size: 3_001_000,
        state: 'failed',
        error: 'Ảnh bị loá, không đọc được ngày hết hạn',
      },
    ],
    invitation: 'Thả ảnh vào đây hoặc bấm để chọn từ máy tính',
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Kept {...args} />
    </div>
  ),
};
