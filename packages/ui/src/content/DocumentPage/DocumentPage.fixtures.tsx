import { CircleHelp, FileText, ShieldCheck } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import { MemberMenu } from '../../member/MemberMenu/index.ts';
import type { DocumentPageProps } from './DocumentPage.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;

const menu = (
  <MemberMenu
    label={say('文档', 'Documents', 'Tài liệu')}
    currentId="privacy"
    groups={[
      {
        id: 'all',
        items: [
          {
            id: 'agreement',
            label: say('用户协议', 'User agreement', 'Thỏa thuận người dùng'),
            href: '?type=1',
            icon: <FileText {...icon} />,
          },
          {
            id: 'privacy',
            label: say('隐私政策', 'Privacy policy', 'Chính sách quyền riêng tư'),
            href: '?type=2',
            icon: <ShieldCheck {...icon} />,
          },
          { id: 'help', label: say('开播教程', 'How to go live', 'Hướng dẫn lên sóng'), href: '?type=4', icon: <CircleHelp {...icon} /> },
        ],
      },
    ]}
  />
);

/** A policy of three sections. */
export const documentPage: DocumentPageProps = {
  menu,
  title: say('隐私政策', 'Privacy policy', 'Chính sách quyền riêng tư'),
  edition: say('2026年11月1日起生效，第 1 版', 'In effect from 1 November 2026, version 1', 'Có hiệu lực từ 1/11/2026, bản 1'),
  brief: [
    {
      title: say('我们收什么', 'What we collect', 'Chúng tôi thu gì'),
      text: say(
        '手机号、昵称、观看与支付记录。',
        'Mobile number, nickname, what you watch and pay.',
        'Số điện thoại, biệt danh, lịch sử xem và thanh toán.',
      ),
    },
    {
      title: say('用来做什么', 'What for', 'Để làm gì'),
      text: say(
        '登录、到账、推荐和防刷，不卖给任何人。',
        'To log you in, pay out, recommend and stop abuse. Never sold.',
        'Đăng nhập, thanh toán, gợi ý và chống gian lận. Không bán cho ai.',
      ),
    },
    {
      title: say('你能做什么', 'What you can do', 'Bạn có thể làm gì'),
      text: say('随时导出、更正、删除。', 'Export, correct or delete it at any time.', 'Xuất, sửa, xóa bất cứ lúc nào.'),
    },
  ],
  sections: [
    {
      id: 'collected',
      title: say('我们收集的信息', 'What we collect', 'Thông tin chúng tôi thu thập'),
      paragraphs: [
        say(
          '注册时需要手机号与验证码。申请主播或提现时，依法核验姓名与身份证号，仅供核验与风控人员查看，用后加密保存。',
          'Signing up takes a mobile number and a code. Becoming a streamer or withdrawing takes your name and ID number, seen only by those who verify them, and kept encrypted.',
          'Đăng ký cần số điện thoại và mã xác nhận. Khi xin làm BLV hoặc rút tiền, chúng tôi xác minh họ tên và số giấy tờ theo luật, chỉ người xác minh được xem và lưu dạng mã hóa.',
        ),
      ],
    },
    {
      id: 'comments',
      title: say('弹幕、聊天与公开内容', 'Comments, chat and what is public', 'Bình luận, trò chuyện và nội dung công khai'),
      paragraphs: [
        say(
          '你在直播间发的弹幕、在社区发的帖子是公开的。私信只有你和对方能看，被举报时由两名审核员共同调阅，并留下记录。',
          'Comments in live rooms and posts are public. Messages are between the two of you; a report opens them to two reviewers at once, and that is logged.',
          'Bình luận trong phòng live và bài viết là công khai. Tin nhắn chỉ hai người xem được; khi bị báo cáo, hai người duyệt cùng mở và có nhật ký.',
        ),
      ],
      points: [
        say('撤下的弹幕立即从画面消失', 'A removed comment leaves the picture at once', 'Bình luận bị gỡ biến mất khỏi hình ngay'),
        say('屏蔽只对你自己生效', 'Blocking is yours alone', 'Chặn chỉ có tác dụng với riêng bạn'),
      ],
    },
    {
      id: 'payment',
      title: say('支付与黄钻', 'Paying and diamonds', 'Thanh toán và kim cương'),
      paragraphs: [
        say(
          '支付由持牌机构完成，我们只保存订单号、金额与状态。',
          'Payments are made by licensed providers; we keep the order number, the sum and its state.',
          'Thanh toán do đơn vị được cấp phép thực hiện; chúng tôi chỉ lưu mã đơn, số tiền và trạng thái.',
        ),
      ],
    },
  ],
  contacts: [
    { id: 'mail', name: say('客服邮箱', 'Support', 'Hỗ trợ'), value: 'kefu@pitchside.example', href: 'mailto:kefu@pitchside.example' },
    { id: 'hours', name: say('客服时间', 'Hours', 'Giờ hỗ trợ'), value: '09:00-24:00' },
  ],
};
