import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { Contact } from './ContactList.tsx';

/** An address book with Chinese, Latin and Vietnamese names, and one without a name. */
export const contacts: Contact[] = [
  {
    id: 'afei',
    name: say('阿飞说球', 'Fei on football', 'Phi bình bóng đá'),
    label: 'anchor',
    live: true,
    note: say('曼城 vs 阿森纳 榜首大战', 'Man City v Arsenal, top of the table', 'Man City - Arsenal, đại chiến đầu bảng'),
  },
  { id: 'ams', name: say('阿姆斯特丹小李', 'Lee of Amsterdam', 'Lý Amsterdam'), online: true },
  { id: 'left', name: say('安德烈的左脚', 'Andre’s left foot', 'Chân trái Andre') },
  {
    id: 'bei',
    name: say('北北爱看球', 'Beibei loves ball', 'Bắc Bắc mê bóng'),
    note: say('青训教练，周末带孩子踢球', 'Youth coach, weekends with the kids', 'HLV trẻ, cuối tuần dạy các cháu'),
  },
  { id: 'wang', name: say('北看台老王', 'Wang of the north stand', 'Vương khán đài Bắc'), online: true },
  { id: 'chen', name: say('陈教练的战术板', 'Coach Chen’s board', 'Bảng chiến thuật HLV Trần'), label: 'expert' },
  { id: 'hotpot', name: say('重庆老火锅', 'Chongqing hotpot', 'Lẩu Trùng Khánh') },
  {
    id: 'phong',
    name: sayAlike('Đình Phong'),
    online: true,
    note: say('人在河内', 'In Hanoi', 'Hà Nội, đang xem bóng đá'),
  },
  { id: 'ethan', name: sayAlike('Ethan_Kop') },
  { id: 'zhou', name: say('周末门将', 'Weekend keeper', 'Thủ môn cuối tuần') },
  { id: 'nonick9', name: '' },
];
