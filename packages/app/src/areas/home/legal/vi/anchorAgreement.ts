import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Thỏa thuận BLV',
  since: '2026-11-23',
  version: 1,
  brief: [
    {
      title: 'Mỗi người một phòng',
      text: 'Đủ 18 tuổi và đăng ký bằng giấy tờ của chính mình; được duyệt là bạn có phòng live riêng.',
    },
    {
      title: 'Chỉ phát hình bạn có quyền',
      text: 'Không phát hình trận đấu khi chưa được cấp phép. Bình luận, bảng chiến thuật và trò chuyện của bạn thì thoải mái.',
    },
    { title: 'Thu nhập rõ ràng', text: 'Thu nhập live cho thấy từng món quà mang về bao nhiêu.' },
  ],
  sections: [
    {
      id: 'who',
      title: 'Ai được đăng ký',
      paragraphs: [
        'Thành viên đủ 18 tuổi đều có thể đăng ký bằng giấy tờ của chính mình. Mỗi số giấy tờ chỉ dùng cho một tài khoản.',
        'Đơn cần phần kinh nghiệm ít nhất 15 ký tự; người mời có thể bỏ trống. Mỗi ngày gửi nhiều nhất 3 lần, thường một ngày làm việc có kết quả. Nếu bị từ chối, bạn sẽ thấy lý do và có thể sửa rồi gửi lại.',
        'BLV không phải người lao động của đơn vị vận hành Pitchside. Live hay không, live lúc nào là do bạn.',
      ],
    },
    {
      id: 'identity',
      title: 'Danh tính thật',
      paragraphs: [
        'Khi đăng ký, bạn điền họ tên thật và số giấy tờ; nếu đã xác minh thì không cần điền lại. Thông tin chỉ dùng để xét duyệt và chi trả, cách lưu xem Chính sách quyền riêng tư.',
        'Chỉ bạn chịu trách nhiệm về phòng của mình. Khóa phát là chìa khóa của phòng, đừng đưa cho ai; nếu bị lộ, hãy đổi khóa mới trong bàn trực tiếp, khóa cũ hết hiệu lực ngay.',
      ],
    },
    {
      id: 'forbidden',
      title: 'Nội dung không được phát',
      paragraphs: ['BLV tuân theo thỏa thuận người dùng. Ngoài ra, trong hình, tiếng, tiêu đề, ảnh bìa và thông báo không được có:'],
      points: [
        'Khiêu dâm, máu me, ngược đãi, trưng bày và mua bán hàng cấm',
        'Hình, địa chỉ, mã QR của trang cờ bạc, đặt cược hộ, nhóm kèo thu phí',
        'Kích động thù ghét, công kích cầu thủ, trọng tài, fan vì chủng tộc, giới tính hay vùng miền',
        'Để trẻ vị thành niên lên hình một mình, hoặc dụ trẻ tặng quà',
        'Dẫn người xem ra ngoài trang để nạp, thanh toán, hoặc quay thưởng giả để lấy quà',
        'Lấy nội dung ghi sẵn giả làm trực tiếp',
      ],
    },
    {
      id: 'rights',
      title: 'Quyền với hình ảnh trận đấu',
      paragraphs: [
        'Hình ảnh trận đấu thuộc về ban tổ chức giải và đơn vị phát sóng. Khi chưa được họ cấp phép, bạn không được phát, cắt clip hay quay lại màn hình.',
        'Bạn có thể nêu ý kiến, dùng đồ họa, bảng chiến thuật và số liệu tự làm. Bạn có thể live game mình chơi theo quy định của hãng. Nhạc sử dụng cũng phải có quyền.',
        'Khi chủ sở hữu quyền khiếu nại, chúng tôi kiểm tra, dừng buổi live và ẩn bản xem lại. Nếu bạn có giấy phép, hãy gửi cho chúng tôi để mở lại.',
      ],
    },
    {
      id: 'income',
      title: 'Thu nhập và phần chia',
      paragraphs: [
        'Quà mua bằng kim cương để tặng bạn được tính 1 kim cương bằng ¥0,01, nhân với tỷ lệ chia rồi vào thu nhập của bạn. Tỷ lệ do trang đặt, thường là 50%; mỗi món quà mang về bao nhiêu thì theo mục Thu nhập live. Hạng quý tộc mua trong phòng của bạn cũng được chia như vậy.',
        'Quà có miễn phí trong túi đồ thì không ai thanh toán nên không tạo thu nhập. Hạng quý tộc bạn tự mua trong phòng của mình cũng vậy.',
        'Thu nhập có thể rút, hoặc chuyển vào ví chi tiêu và khi đó không rút được nữa. Quy định xem “Thu nhập, rút tiền và chuyển tiền” trong thỏa thuận người dùng. Thuế do bạn nộp, trừ phần luật buộc chúng tôi khấu trừ.',
      ],
    },
    {
      id: 'room',
      title: 'Trợ lý, bản ghi và xem lại',
      paragraphs: [
        'Bạn có thể đặt nhiều nhất 200 trợ lý và thôi lúc nào cũng được. Họ trông phòng thay bạn, mọi việc họ làm có trong nhật ký, lưu 180 ngày. Cấm chat và đuổi khỏi phòng cần có lý do; cổ vũ đội kia không phải là lý do.',
        'Buổi live được ghi lại và lưu 30 ngày. Bạn quyết định từng bản xem lại công khai hay ẩn; trong đó có bình luận của người xem lúc ấy, trừ những bình luận đã bị gỡ. Bạn cho chúng tôi phát buổi live và bản xem lại trên Pitchside; mọi quyền khác vẫn là của bạn.',
      ],
    },
    {
      id: 'end',
      title: 'Ngừng live và xử lý vi phạm',
      paragraphs: [
        'Bạn có thể ngừng bất cứ lúc nào, hoặc yêu cầu chúng tôi kết thúc quyền BLV. Thu nhập đã nhận vẫn rút được, yêu cầu rút đang duyệt vẫn tiếp tục.',
        'Nếu bạn vi phạm, chúng tôi xử lý theo mức độ và nói rõ lý do. Bạn có thể khiếu nại qua thông tin liên hệ bên cạnh trang này: ghi buổi nào, lúc nào và sự việc ra sao.',
      ],
      points: [
        'Nhắc nhở, yêu cầu đổi tiêu đề, ảnh bìa hoặc hình phát',
        'Dừng buổi live, ẩn bản xem lại',
        'Tạm ngừng hoặc thu quyền BLV',
        'Quà có được do lừa dối và thu nhập tương ứng bị giữ lại, khi xác minh được sẽ thu hồi',
      ],
    },
  ],
} satisfies LegalText;
