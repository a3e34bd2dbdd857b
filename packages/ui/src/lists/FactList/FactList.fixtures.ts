import { say } from '../../lab/storykit/say.ts';
import type { FactListProps } from './FactList.tsx';

/** What a member has sent to become an anchor. */
export const factList: FactListProps = {
  facts: [
    { id: 'name', name: say('真实姓名', 'Full name', 'Họ tên thật'), value: say('周*强', 'Z** Q***', 'N*** A**') },
    { id: 'inviter', name: say('邀请人', 'Invited by', 'Người mời'), value: say('阿飞说球', 'Feifei FC', 'Phi Bóng Đá') },
    {
      id: 'experience',
      name: say('直播经历', 'Experience', 'Kinh nghiệm'),
      value: say(
        '做过三年英超解说，每周两场，熟悉推流软件和导播台',
        'Three years of Premier League commentary, two matches a week, at home with encoders and mixers',
        'Ba năm bình luận Ngoại hạng Anh, mỗi tuần hai trận, quen phần mềm phát và bàn trộn hình',
      ),
    },
  ],
};

/** The longest words that it must hold. */
export const longFactList: FactListProps = {
  facts: [
    { id: 'name', name: 'Họ tên thật trên giấy tờ tùy thân', value: 'N'.repeat(30) },
    { id: 'contact', name: 'Cách liên hệ', value: 'zalo:nguyenvanbinhluanbongda@thanhphohochiminh.example'.repeat(2) },
  ],
};
