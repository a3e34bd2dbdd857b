import { eastern, parts } from './parts.ts';
import type { NameStock } from './people.types.ts';

export const chinese: NameStock = {
  ...eastern,
  families: parts(
    '王/Wang/Vương,李/Li/Lý,张/Zhang/Trương,刘/Liu/Lưu,陈/Chen/Trần,杨/Yang/Dương,赵/Zhao/Triệu,黄/Huang/Hoàng,周/Zhou/Chu,吴/Wu/Ngô,徐/Xu/Từ,孙/Sun/Tôn,马/Ma/Mã,朱/Zhu/Chu,胡/Hu/Hồ,郭/Guo/Quách,何/He/Hà,林/Lin/Lâm,高/Gao/Cao,罗/Luo/La,郑/Zheng/Trịnh,梁/Liang/Lương,谢/Xie/Tạ,宋/Song/Tống,唐/Tang/Đường,韩/Han/Hàn,冯/Feng/Phùng,邓/Deng/Đặng,曹/Cao/Tào,彭/Peng/Bành,曾/Zeng/Tăng,萧/Xiao/Tiêu,田/Tian/Điền,董/Dong/Đổng,潘/Pan/Phan,袁/Yuan/Viên',
  ),
  men: parts(
    '浩然/Haoran/Hạo Nhiên,子轩/Zixuan/Tử Hiên,宇航/Yuhang/Vũ Hàng,俊杰/Junjie/Tuấn Kiệt,文博/Wenbo/Văn Bác,志强/Zhiqiang/Chí Cường,嘉豪/Jiahao/Gia Hào,明哲/Mingzhe/Minh Triết,天宇/Tianyu/Thiên Vũ,建国/Jianguo/Kiến Quốc,一鸣/Yiming/Nhất Minh,瑞/Rui/Thụy,岳/Yue/Nhạc,景行/Jingxing/Cảnh Hành,思远/Siyuan/Tư Viễn,凯/Kai/Khải,泽/Ze/Trạch,晨/Chen/Thần,国栋/Guodong/Quốc Đống,海涛/Haitao/Hải Đào,家辉/Jiahui/Gia Huy,立新/Lixin/Lập Tân,振宇/Zhenyu/Chấn Vũ,云飞/Yunfei/Vân Phi',
  ),
  women: parts(
    '思雨/Siyu/Tư Vũ,梦瑶/Mengyao/Mộng Dao,欣怡/Xinyi/Hân Di,雨桐/Yutong/Vũ Đồng,佳琪/Jiaqi/Giai Kỳ,静/Jing/Tĩnh,丽娜/Lina/Lệ Na,芳/Fang/Phương,晓彤/Xiaotong/Hiểu Đồng,婷/Ting/Đình,雪/Xue/Tuyết,敏/Min/Mẫn,诗涵/Shihan/Thi Hàm,可/Ke/Khả,玲/Ling/Linh,倩/Qian/Thiến',
  ),
};
