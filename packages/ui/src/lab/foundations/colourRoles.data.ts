import { say } from '../storykit/say.ts';
import type { ColorToken } from '../../theme/tokens.data.ts';

/** Tokens by purpose: the token, the colour it is read against, its use. */
export const colourRoles: readonly {
  title: string;
  hint: string;
  tokens: readonly (readonly [token: ColorToken, on: ColorToken, use: string])[];
}[] = [
  {
    title: say('行动', 'Acting', 'Hành động'),
    hint: say('草皮绿：能按、在此处', 'Turf: press it, or you are here', 'Xanh cỏ: bấm được, hoặc đang ở đây'),
    tokens: [
      ['brand', 'onBrand', say('主操作、链接', 'Primary act, link', 'Thao tác chính, liên kết')],
      ['brandHover', 'onBrand', say('悬停', 'Hovered', 'Khi rê chuột')],
      ['brandSoft', 'brand', say('选中的底', 'Ground of what is chosen', 'Nền của mục đã chọn')],
      ['chalkLine', 'surface1', say('区块题的粉笔线', 'Chalk line under titles', 'Vạch phấn dưới tiêu đề')],
    ],
  },
  {
    title: say('纸与墨', 'Paper and ink', 'Giấy và mực'),
    hint: say('页面、卡片、文字', 'Page, cards, text', 'Trang, thẻ, chữ'),
    tokens: [
      ['page', 'ink1', say('页面', 'Page', 'Trang')],
      ['surface1', 'ink1', say('卡片', 'Card', 'Thẻ')],
      ['surface2', 'ink2', say('卡片里的一层', 'Inside a card', 'Lớp trong thẻ')],
      ['surface3', 'ink2', say('悬停、分段', 'Hovered, segments', 'Rê chuột, phân đoạn')],
      ['ink1', 'surface1', say('正文', 'Text', 'Nội dung')],
      ['ink2', 'surface1', say('次要', 'Secondary', 'Phụ')],
      ['ink3', 'surface1', say('提示', 'Hints', 'Gợi ý')],
      ['lineStrong', 'surface1', say('控件的边', 'Border of a control', 'Viền điều khiển')],
    ],
  },
  {
    title: say('转播', 'The broadcast', 'Truyền hình'),
    hint: say('日夜不变', 'The same by day and by night', 'Ngày đêm như nhau'),
    tokens: [
      ['frame', 'onFrame', say('头部、舞台', 'Header, stage', 'Đầu trang, sân khấu')],
      ['frameRaised', 'onFrameMuted', say('头部里的控件', 'Controls in the header', 'Nút trên đầu trang')],
      ['bug', 'onBug', say('比分条', 'Scorebug', 'Bảng tỷ số')],
      ['chalkCell', 'onChalkCell', say('比分格', 'Score cell', 'Ô tỷ số')],
      ['cardYellow', 'onCardYellow', say('黄牌', 'Yellow card', 'Thẻ vàng')],
      ['cardRed', 'onCardRed', say('红牌', 'Red card', 'Thẻ đỏ')],
    ],
  },
  {
    title: say('直播与钱', 'Live and money', 'Trực tiếp và tiền'),
    hint: say('红只给正在发生，黄只给黄钻', 'Red is now, yellow is diamonds', 'Đỏ là ngay lúc này, vàng là kim cương'),
    tokens: [
      ['live', 'onLive', say('直播、不可恢复', 'Live, destructive', 'Trực tiếp, không hoàn tác')],
      ['liveSoft', 'live', say('错误的底', 'Ground of an error', 'Nền lỗi')],
      ['diamond', 'onDiamond', say('黄钻', 'Diamonds', 'Kim cương vàng')],
      ['diamondInk', 'surface1', say('黄钻的数', 'Figures of diamonds', 'Số kim cương')],
    ],
  },
  {
    title: say('消息与指数', 'Messages and odds', 'Thông báo và kèo'),
    hint: say(
      '颜色从不单独说话：旁边有字、形或箭头',
      'Colour never speaks alone: a word, a shape or an arrow stands beside it',
      'Màu không bao giờ nói một mình: luôn có chữ, hình hoặc mũi tên',
    ),
    tokens: [
      ['info', 'surface1', say('提示', 'Information', 'Thông tin')],
      ['success', 'surface1', say('成功', 'Success', 'Thành công')],
      ['warning', 'surface1', say('警告', 'Warning', 'Cảnh báo')],
      ['oddsUp', 'surface1', say('升', 'Rising', 'Tăng')],
      ['oddsDown', 'surface1', say('降', 'Falling', 'Giảm')],
      ['oddsFlat', 'surface1', say('平', 'Unmoved', 'Không đổi')],
    ],
  },
];
