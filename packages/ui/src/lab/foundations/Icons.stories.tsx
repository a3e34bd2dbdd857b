import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  CalendarDays,
  ChartLine,
  Check,
  ChevronDown,
  CircleAlert,
  Clapperboard,
  Copy,
  Eye,
  Flag,
  Flame,
  Gem,
  Gift,
  Goal,
  Heart,
  House,
  Info,
  Languages,
  Lock,
  LogIn,
  LogOut,
  Maximize,
  MessageCircle,
  Mic,
  Moon,
  Newspaper,
  Pause,
  PictureInPicture2,
  Pin,
  Play,
  Plus,
  QrCode,
  Radio,
  RefreshCw,
  Search,
  Settings,
  Share2,
  Smartphone,
  Star,
  Sun,
  Timer,
  Trash2,
  TriangleAlert,
  Trophy,
  Tv,
  UserRound,
  UsersRound,
  Volume2,
  VolumeX,
  Wallet,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';
import { CardMark, cardKinds } from '../../scores/CardMark/index.ts';
import { SportIcon, sportIconKinds } from '../../scores/SportIcon/index.ts';
import { say } from '../storykit/say.ts';
import { Block, Cards, FoundationPage, Specimen } from './FoundationPage.tsx';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Icons by where a fan meets them; each has one meaning in the whole product. */
const sets: readonly { title: string; icons: Readonly<Record<string, LucideIcon>> }[] = [
  {
    title: say('去处', 'Places', 'Nơi đến'),
    icons: { House, Tv, CalendarDays, Clapperboard, Newspaper, UsersRound, Trophy, Wallet, UserRound, Bell, Search, Languages, Smartphone },
  },
  { title: say('看', 'Watching', 'Xem'), icons: { Play, Pause, Volume2, VolumeX, Maximize, PictureInPicture2, Radio, RefreshCw, Mic } },
  {
    title: say('做', 'Doing', 'Làm'),
    icons: { Star, Pin, Heart, Share2, Gift, MessageCircle, Copy, Plus, Trash2, Settings, LogIn, LogOut, X, Check, ChevronDown, QrCode },
  },
  {
    title: say('说明', 'Telling', 'Cho biết'),
    icons: { Flame, Eye, Goal, Flag, Timer, ChartLine, Gem, Info, CircleAlert, TriangleAlert, WifiOff, Lock, Sun, Moon },
  },
];

export const Icons: Story = {
  tags: ['gallery'],
  render: () => (
    <FoundationPage
      title={say('图标', 'Icons', 'Biểu tượng')}
      lead={say(
        '一套线描图标，16 与 20 两个大小，颜色随文字。没有字的图标一定有名字。运动图标按同样的线自己画。',
        'One outline set at 16 and 20, in the colour of the text. An icon without words always has a name. Sport icons are drawn to match.',
        'Một bộ nét, cỡ 16 và 20, theo màu chữ. Biểu tượng không chữ luôn có tên. Biểu tượng môn thể thao vẽ cùng nét.',
      )}
    >
      {sets.map(({ title, icons }) => (
        <Block key={title} title={title}>
          <Cards width="narrow">
            {Object.entries(icons).map(([name, Icon]) => (
              <Specimen key={name} name={say(name, name, name)}>
                <span style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
                  <Icon size={20} aria-hidden />
                  <Icon size={16} aria-hidden />
                </span>
              </Specimen>
            ))}
          </Cards>
        </Block>
      ))}
      <Block title={say('自己画的', 'Our own', 'Tự vẽ')}>
        <Cards width="narrow">
          {sportIconKinds.map((kind) => (
            <Specimen key={kind} name={say(kind, kind, kind)}>
              <SportIcon kind={kind} />
            </Specimen>
          ))}
          {cardKinds.map((kind) => (
            <Specimen key={kind} name={say(kind, kind, kind)}>
              <CardMark kind={kind} count={1} size="l" />
            </Specimen>
          ))}
        </Cards>
      </Block>
    </FoundationPage>
  ),
};
