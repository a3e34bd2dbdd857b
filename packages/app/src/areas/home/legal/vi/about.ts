import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Về Pitchside',
  since: '2026-11-23',
  version: 1,
  brief: [
    { title: 'Xem bóng có bạn có bè', text: 'Tỷ số, phòng live, bình luận và BLV hiểu bóng đá, tất cả trên một trang.' },
    { title: 'Thật hay mô phỏng đều ghi rõ', text: 'Trận mô phỏng luôn có ghi chú, không giả làm kết quả thật.' },
    { title: 'Luôn liên hệ được', text: 'Thông tin liên hệ ở bên cạnh trang này.' },
  ],
  sections: [
    {
      id: 'what',
      title: 'Pitchside là gì',
      paragraphs: [
        'Pitchside là trang web trên máy tính cho fan bóng đá, bóng rổ và Esports. Bạn xem trực tiếp, theo tỷ số, tra lịch đấu và bảng xếp hạng, cùng hò reo với mọi người trong phòng.',
        'Cái tên nói lên chỗ chúng tôi muốn đứng: ngay bên đường biên, gần trận đấu và gần người xem. Trang có tiếng Trung, tiếng Anh và tiếng Việt, đổi lúc nào cũng được.',
        'Xem thì không bao giờ cần tài khoản. Muốn bình luận, tặng quà, lưu trận yêu thích vào tài khoản thì đăng nhập. Pitchside không nhận cược, kèo chỉ để tham khảo.',
      ],
    },
    {
      id: 'scores',
      title: 'Tỷ số từ đâu ra',
      paragraphs: [
        'Tỷ số, sự kiện và kèo do các nguồn dữ liệu gửi đến; máy chủ kiểm tra rồi gửi ngay cho mọi người. Trên sân luôn nhanh hơn màn hình, và khi trọng tài đổi quyết định, chúng tôi cũng đổi theo.',
        'Trên trang demo, đội và giải đấu mang tên thật, trận đấu do trình mô phỏng tạo ra, nhân vật là hư cấu; trang đều ghi rõ. Đừng coi kết quả mô phỏng là thật, càng đừng dùng để đặt cược.',
        'Thấy tỷ số sai, hãy báo qua thông tin liên hệ bên cạnh trang này: trận nào, phút nào, đúng ra là gì.',
      ],
    },
    {
      id: 'thanks',
      title: 'Cảm ơn công nghệ mở',
      paragraphs: ['Pitchside dựa trên công sức của rất nhiều người. Danh sách đầy đủ và giấy phép đi kèm phần mềm. Cảm ơn trước hết:'],
      points: [
        'Các chuẩn mở của web: HTML, CSS, WebSocket, và HLS giúp hình live bám sát trận đấu',
        'React, hls.js, Fastify, PostgreSQL, Node.js và nhiều thư viện nguồn mở nhỏ mà tốt',
        'Phông chữ Barlow, Noto Sans SC và biểu tượng Lucide',
        'OBS, công cụ đầu tiên của nhiều BLV',
        'openfootball, nơi mở dữ liệu của những mùa giải thật cho mọi người',
      ],
    },
    {
      id: 'accessibility',
      title: 'Ai cũng dùng được',
      paragraphs: [
        'Chúng tôi muốn fan khó nhìn, khó nghe hay không dùng chuột cũng theo được trận đấu, và kiểm tra điều đó sau mỗi thay đổi. Chỗ nào bạn không dùng được, hãy cho biết: đó là lỗi cần sửa như mọi lỗi khác.',
      ],
      points: [
        'Mọi thao tác đều làm được bằng bàn phím, luôn thấy đang ở đâu, có thể nhảy thẳng tới nội dung',
        'Nút và biểu tượng đều có tên, trình đọc màn hình đọc được tỷ số và bàn thắng',
        'Màu sắc không bao giờ mang ý nghĩa một mình, giao diện sáng và tối đều giữ độ tương phản',
        'Hệ thống của bạn yêu cầu bớt chuyển động thì trang bớt chuyển động; bình luận bay và âm thanh đều tắt được',
      ],
    },
    {
      id: 'contact',
      title: 'Liên hệ',
      paragraphs: [
        'Thông tin liên hệ cho BLV, góp ý và chăm sóc khách hàng ở bên cạnh trang này và luôn được cập nhật. Khi viết, hãy ghi ID thành viên để xử lý nhanh hơn nhiều.',
        'Chúng tôi không bao giờ hỏi mật khẩu, mã xác nhận hay yêu cầu chuyển tiền qua tin nhắn. Ai tự xưng là người của Pitchside mà làm vậy, hãy báo cáo.',
      ],
    },
  ],
} satisfies LegalText;
