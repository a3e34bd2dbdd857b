import { say } from '../../lab/storykit/say.ts';
import type { FooterColumn, FooterContact } from './Footer.types.ts';

const column = (id: string, title: string, labels: readonly string[]): FooterColumn => ({
  id,
  title,
  links: labels.map((label, index) => ({ id: `${id}-${index}`, label, href: `#${id}-${index}` })),
});

export const footerColumns: FooterColumn[] = [
  column('watch', say('看球', 'Watch', 'Xem bóng'), [
    say('直播', 'Live', 'Trực tiếp'),
    say('比分', 'Scores', 'Tỷ số'),
    say('赛程', 'Fixtures', 'Lịch đấu'),
    say('视频', 'Video', 'Video'),
  ]),
  column('anchors', say('主播', 'Streamers', 'Streamer'), [
    say('主播申请', 'Become a streamer', 'Đăng ký streamer'),
    say('开播教程', 'How to go live', 'Cách phát sóng'),
    say('主播公约', 'Streamer rules', 'Quy ước streamer'),
  ]),
  column('help', say('帮助', 'Help', 'Trợ giúp'), [
    say('联系我们', 'Contact us', 'Liên hệ'),
    say('意见反馈', 'Feedback', 'Góp ý'),
    say('用户协议', 'Terms of use', 'Điều khoản sử dụng'),
    say('隐私政策', 'Privacy policy', 'Quyền riêng tư'),
  ]),
];

export const longFooterColumns: FooterColumn[] = [
  column('watch', 'Xem bóng', ['Phòng live', 'Tỷ số trực tuyến', 'Lịch thi đấu', 'Video nổi bật']),
  column('anchors', 'Bình luận viên', ['Đăng ký làm bình luận viên', 'Hướng dẫn phát trực tiếp', 'Quy ước bình luận viên']),
  column('help', 'Trợ giúp', ['Liên hệ với chúng tôi', 'Góp ý phản hồi', 'Thỏa thuận người dùng', 'Chính sách quyền riêng tư']),
];

export const footerContacts: FooterContact[] = [
  { id: 'apply', label: say('主播申请 QQ', 'Streamer QQ', 'QQ streamer'), value: '2850 118' },
  { id: 'feedback', label: say('反馈 QQ', 'Feedback QQ', 'QQ góp ý'), value: '2850 226' },
  {
    id: 'email',
    value: say('kefu@pitchside.example', 'help@pitchside.example', 'hotro@pitchside.example'),
    href: 'mailto:kefu@pitchside.example',
  },
];
