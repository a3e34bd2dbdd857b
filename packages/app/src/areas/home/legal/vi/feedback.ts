import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Góp ý',
  since: '2026-11-23',
  version: 1,
  brief: [
    { title: 'Nói rõ ba điều', text: 'Bạn đã làm gì, thấy gì, và đúng ra phải thế nào.' },
    { title: 'Vi phạm thì báo cáo tại chỗ', text: 'Bấm “Báo cáo” cạnh người, bình luận hoặc phòng là nhanh nhất.' },
    { title: 'Chuyện tiền', text: 'Hãy ghi mã đơn, chúng tôi tra được từng khoản.' },
  ],
  sections: [
    {
      id: 'fault',
      title: 'Báo lỗi thế nào',
      paragraphs: [
        'Bấm “Viết cho chúng tôi”, hoặc dùng thông tin liên hệ bên cạnh trang này. Càng cụ thể càng sửa nhanh. Đừng ghi mật khẩu và mã xác nhận.',
      ],
      points: [
        'Trang nào: chép địa chỉ trang',
        'Lúc nào, khoảng mấy giờ mấy phút',
        'Đã làm gì, thấy gì, đúng ra phải thế nào; nếu lặp lại được thì ghi các bước',
        'Trình duyệt và hệ điều hành, có ảnh chụp càng tốt',
        'Chuyện tiền thì ghi mã đơn hoặc mã rút tiền và thời gian thanh toán',
      ],
    },
    {
      id: 'report',
      title: 'Báo cáo người, bình luận và phòng live',
      paragraphs: [
        'Không cần viết thư: bấm “Báo cáo” cạnh bình luận, trên thẻ của một người hoặc phía trên phòng, rồi chọn lý do. Bạn có thể viết thêm 200 ký tự và gửi 3 ảnh.',
        'Mỗi ngày báo cáo nhiều nhất 30 lần. Người bị báo cáo không biết ai báo cáo, còn bạn sẽ nhận được kết quả. Nếu chỉ không muốn thấy ai đó, hãy chặn họ.',
      ],
    },
    {
      id: 'ideas',
      title: 'Ý tưởng',
      paragraphs: [
        'Thiếu gì, chỗ nào bất tiện, từ nào đọc thấy lạ, hãy nói với chúng tôi. Kể lúc nào bạn cần nó thì có ích hơn là nói cần nút nào. Ý kiến nào cũng có người đọc, nhưng không phải ý kiến nào cũng làm.',
      ],
    },
    {
      id: 'security',
      title: 'Lỗ hổng bảo mật',
      paragraphs: [
        'Nếu tìm thấy, hãy chỉ báo cho chúng tôi trước: viết tới email chăm sóc khách hàng bên cạnh trang này, tiêu đề ghi “Bảo mật”, kèm các bước lặp lại. Hãy cho chúng tôi thời gian sửa rồi mới công khai.',
        'Hãy thử trên tài khoản của mình, không động đến dữ liệu và tiền của người khác, không làm ảnh hưởng trang. Ai làm như vậy, chúng tôi chỉ cảm ơn chứ không truy cứu.',
      ],
    },
  ],
} satisfies LegalText;
