import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Radio, Smartphone, UserPlus } from 'lucide-react';
import { screen, userEvent, within } from 'storybook/test';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { SearchBox } from '../SearchBox/index.ts';
import { ThemeSwitch } from '../ThemeSwitch/index.ts';
import { UserMenu } from '../UserMenu/index.ts';
import { member } from '../UserMenu/UserMenu.fixtures.tsx';
import { longNavItems, navItems } from './Header.fixtures.ts';
import { HeaderAction } from './HeaderAction.tsx';
import { Header } from './Header.tsx';

const nothing = () => {};

const actions = (
  <>
    <HeaderAction href="#download" icon={<Smartphone size={20} aria-hidden />}>
      下载
    </HeaderAction>
    <HeaderAction tone="raised" icon={<Radio size={16} aria-hidden />}>
      开播
    </HeaderAction>
    <HeaderAction iconOnly count={12} icon={<Bell size={20} aria-hidden />}>
      消息，12 条未读
    </HeaderAction>
  </>
);

const meta = {
  component: Header,
  args: {
    siteName: 'Pitchside',
    localName: '场边',
    items: navItems,
    currentId: 'home',
    search: <SearchBox onSearch={nothing} onDeleteHistory={nothing} onClearHistory={nothing} />,
    language: (
      <>
        <ThemeSwitch theme="day" onChange={nothing} />
        <LanguageSwitch value="zh" onChange={nothing} />
      </>
    ),
    actions,
    account: <UserMenu member={member} onLogin={nothing} onLogout={nothing} />,
  },
  parameters: { bleed: true },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Visitor: Story = {
  args: {
    actions: (
      <HeaderAction href="#download" icon={<Smartphone size={20} aria-hidden />}>
        下载
      </HeaderAction>
    ),
    account: (
      <>
        <UserMenu member={null} onLogin={nothing} onLogout={nothing} />
        <HeaderAction tone="chalk" icon={<UserPlus size={16} aria-hidden />}>
          注册
        </HeaderAction>
      </>
    ),
  },
};

export const HoverMenu: Story = {
  args: { currentId: 'football-0' },
  parameters: { stage: 300 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(await within(canvasElement).findByRole('link', { name: '足球' }));
    await screen.findByRole('link', { name: '赛果' });
  },
};

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
  render: (args) => (
    <>
      {[1180, 1080, 992, 760, 500].map((width) => (
        <div key={width} style={{ width, marginBottom: 12 }}>
          <Header {...args} homeHref={`#${width}`} search={<SearchBox onSearch={nothing} onDeleteHistory={nothing} onClearHistory={nothing} shortcut={false} />} />
        </div>
      ))}
    </>
  ),
  // Several headers on one page repeat the page's landmarks; the site has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-no-duplicate-banner', enabled: false }, { id: 'landmark-unique', enabled: false }] } } },
};

export const Night: Story = { parameters: { theme: 'night' }, args: { currentId: 'live' } };
