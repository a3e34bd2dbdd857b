import type { FooterColumn, FooterContact } from './Footer.types.ts';

const column = (id: string, title: string, labels: readonly string[]): FooterColumn => ({ id, title, links: labels.map((label, index) => ({ id: `${id}-${index}`, label, href: `#${id}-${index}` })) });

export const footerColumns: FooterColumn[] = [
  column('watch', '看球', ['直播', '比分', '赛程', '视频']),
  column('anchors', '主播', ['主播申请', '开播教程', '主播公约']),
  column('help', '帮助', ['联系我们', '意见反馈', '用户协议', '隐私政策']),
];

export const longFooterColumns: FooterColumn[] = [
  column('watch', 'Xem bóng', ['Phòng trực tiếp', 'Tỉ số trực tuyến', 'Lịch thi đấu', 'Video nổi bật']),
  column('anchors', 'Bình luận viên', ['Đăng ký làm bình luận viên', 'Hướng dẫn phát trực tiếp', 'Quy ước bình luận viên']),
  column('help', 'Trợ giúp', ['Liên hệ với chúng tôi', 'Góp ý phản hồi', 'Thỏa thuận người dùng', 'Chính sách quyền riêng tư']),
];

export const footerContacts: FooterContact[] = [
  { id: 'apply', label: '主播申请 QQ', value: '2850 118' },
  { id: 'feedback', label: '反馈 QQ', value: '2850 226' },
  { id: 'email', value: 'kefu@pitchside.example', href: 'mailto:kefu@pitchside.example' },
];
