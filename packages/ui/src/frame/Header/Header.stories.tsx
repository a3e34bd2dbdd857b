import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import { partLocale, storyLocale } from '../../lab/storykit/storyLocale.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { longNavItems, navItems } from './Header.fixtures.ts';
import { tools } from './HeaderTools.fixtures.tsx';
import { Header } from './Header.tsx';

const locale = partLocale(storyLocale);

const meta = {
  component: Header,
  args: { siteName, ...(locale === 'zh' && { localName: '场边' }), items: navItems, currentId: 'home', ...tools('member', locale) },
  parameters: { bleed: true },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on the first tabs of football, whose menu is open. */
export const Default: Story = {
  tags: ['gallery'],
  args: { currentId: 'football-0' },
  parameters: { stage: 300 },
  play: async ({ canvasElement }) => {
    // A tab is described once its menu's code is there.
    await userEvent.hover(
      await within(canvasElement).findByRole('link', { name: say('足球', 'Football', 'Bóng đá'), description: /./ }, { timeout: 10_000 }),
    );
    await screen.findByRole('link', { name: say('赛果', 'Results', 'Kết quả') });
  },
};

export const Visitor: Story = { args: tools('visitor', locale) };

export const More: Story = {
  args: { items: longNavItems, currentId: 'experts', localName: undefined },
  parameters: { stage: 360, locale: 'vi' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Xem thêm' }));
    await screen.findByRole('link', { name: 'Chuyên gia' });
  },
};

/** One line at every width that the site meets. */
export const Widths: Story = {
  args: { localName: undefined },
  render: (args) => (
    <>
      {(['member', 'visitor'] as const).map((who) =>
        [1200, 1180, 1080, 992, 760].map((width) => (
          <div key={`${who}${width}`} style={{ width, marginBottom: 12 }}>
            <Header {...args} {...tools(who, locale)} homeHref={`#${width}`} />
          </div>
        )),
      )}
    </>
  ),
  // Several headers on one page repeat the page's landmarks; the site has one.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-banner', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
};

export const WidthsVietnamese: Story = {
  ...Widths,
  args: { localName: undefined, items: longNavItems },
  parameters: { ...Widths.parameters, locale: 'vi' },
};
