import { Avatar } from '../../pictures/Avatar/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { bare } from '../../theme/bare.css.ts';

/** A team with its crest, as a block lays itself out. */
export const teamBlock = (
  <span style={{ display: 'flex', alignItems: 'center', gap: 8, padding: '8px 12px' }}>
    <Avatar seed="city" size={24} />
    <strong>{say('曼城', 'Man City', 'Man City')}</strong>
    <small className={bare}>{say('英超第 2', 'Second in the Premier League', 'Hạng 2 Ngoại hạng Anh')}</small>
  </span>
);

/** Text that needs more than one line. */
export const longBlock = (
  <span style={{ display: 'grid', padding: '8px 12px' }}>
    Bình luận trận chung kết Cúp Quốc gia giữa Thành phố Hồ Chí Minh và Hà Nội FC trên sân Thống Nhất
  </span>
);
