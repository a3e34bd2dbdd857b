import { Bell, Radio, Smartphone } from 'lucide-react';
import { HeaderAction } from '../../frame/Header/index.ts';
import { say } from '../storykit/say.ts';

/** Right side of the header on every page. */
export const headerActions = (
  <>
    <HeaderAction href="#download" icon={<Smartphone size={20} aria-hidden />}>
      {say('下载', 'App', 'Tải app')}
    </HeaderAction>
    <HeaderAction tone="raised" icon={<Radio size={16} aria-hidden />}>
      {say('开播', 'Go live', 'Phát sóng')}
    </HeaderAction>
    <HeaderAction iconOnly count={12} icon={<Bell size={20} aria-hidden />}>
      {say('消息，12 条未读', 'Messages, 12 unread', 'Tin nhắn, 12 chưa đọc')}
    </HeaderAction>
  </>
);
