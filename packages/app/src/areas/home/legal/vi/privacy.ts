import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Chính sách quyền riêng tư',
  since: '2026-11-23',
  version: 1,
  brief: [
    {
      title: 'Cần gì mới thu nấy',
      text: 'Xem trận đấu không cần để lại gì. Đăng ký chỉ cần số điện thoại; rút tiền và làm BLV mới cần giấy tờ.',
    },
    { title: 'Không bán, không theo dõi', text: 'Chúng tôi không bán dữ liệu của bạn, trang không có mã theo dõi quảng cáo.' },
    { title: 'Bạn quyết định', text: 'Bạn có thể xem, sửa, xin bản sao hoặc yêu cầu xóa. Thông tin liên hệ ở bên cạnh trang này.' },
  ],
  sections: [
    {
      id: 'collect',
      title: 'Chúng tôi thu gì, để làm gì',
      paragraphs: [
        'Đơn vị vận hành Pitchside chịu trách nhiệm về dữ liệu của bạn. Khi chưa đăng nhập, chúng tôi chỉ nhớ địa chỉ mạng trong chốc lát để chặn lượng truy cập quá lớn. Sau khi đăng nhập còn có:',
      ],
      points: [
        'Số điện thoại, biệt danh, ảnh đại diện và giới thiệu: để đăng nhập và để người khác nhận ra bạn',
        'Mật khẩu: chỉ lưu ở dạng không thể khôi phục, chúng tôi cũng không xem được',
        'Tên và địa chỉ mạng của thiết bị đăng nhập: để bạn nhận ra lần đăng nhập lạ; địa chỉ chỉ hiện một phần',
        'Yêu thích, theo dõi, lịch nhắc, bình chọn, điểm danh và nhiệm vụ: bản thân chức năng cần đến',
        'Từng khoản của đơn hàng, kim cương, ví và thu nhập: để ghi sổ và đối chiếu',
        'Lời viết và ảnh gửi kèm báo cáo, đơn đăng ký: để xét duyệt, chỉ nhân viên xem được',
      ],
    },
    {
      id: 'public',
      title: 'Người khác thấy gì',
      paragraphs: [
        'Người khác thấy biệt danh, ảnh đại diện, giới thiệu, cấp và huy hiệu quý tộc. Bình luận, quà và loa toàn trang thì ai có mặt đều thấy; bình luận còn xuất hiện trong bản xem lại, bảng xếp hạng có tên người tặng quà.',
        'Thành viên khác không thấy số điện thoại, số dư, đơn hàng, giấy tờ và thiết bị của bạn. Ảnh bạn tải lên được vẽ lại, nơi chụp và thông tin kèm theo không được giữ. Quý tộc có thể tắt thông báo vào phòng của mình.',
      ],
    },
    {
      id: 'papers',
      title: 'Giấy tờ và thanh toán',
      paragraphs: [
        'Xác minh danh tính và đăng ký làm BLV cần họ tên và số giấy tờ; xác minh còn cần ảnh giấy tờ. Tất cả được mã hóa, trên trang chỉ hiện dạng che bớt. Nhân viên chỉ xem khi xét duyệt; muốn mở ảnh phải ghi lý do trước và việc đó được lưu lại.',
        'Ảnh bị xóa 30 ngày sau khi duyệt, hoặc ngay lập tức nếu bạn rút lại trước khi duyệt. Đơn làm BLV bị từ chối chỉ còn họ tên và số giấy tờ đã che bớt.',
        'Bạn thanh toán trên trang của bên thanh toán: chúng tôi không nhận số thẻ, chỉ nhận mã đơn, số tiền và kết quả. Số của tài khoản nhận tiền được mã hóa, trên trang chỉ hiện phần cuối.',
      ],
    },
    {
      id: 'browser',
      title: 'Những gì lưu trong trình duyệt',
      paragraphs: [
        'Chúng tôi chỉ lưu những gì trang cần để hoạt động, không có gì cho quảng cáo, cũng không tải mã bên ngoài để theo dõi bạn. Xóa dữ liệu trang trong trình duyệt là hết.',
      ],
      points: [
        'Đăng nhập: một cookie tên token và nội dung tương tự trong bộ nhớ cục bộ, xóa khi bạn đăng xuất',
        'Cài đặt: ngôn ngữ, giao diện, âm lượng, bình luận bay, tiết kiệm dữ liệu và thông báo tỷ số',
        'Lịch sử tìm kiếm, có thể xóa từng mục hoặc xóa hết ngay trong ô tìm kiếm',
        'Trận yêu thích khi chưa đăng nhập; đăng nhập xong sẽ nhập vào tài khoản',
        'Nếu bạn chọn “Ghi nhớ tài khoản”, số điện thoại và mật khẩu cũng lưu trên thiết bị này; bỏ chọn là xóa. Đừng chọn trên máy dùng chung',
      ],
    },
    {
      id: 'kept',
      title: 'Lưu bao lâu',
      paragraphs: [
        'Đến hạn, chương trình tự xóa, bạn không cần yêu cầu. Sổ sách về tiền phải kiểm tra được và theo thời hạn luật định, nên các bút toán về tiền không bị xóa cùng.',
      ],
      points: [
        'Mã xác nhận: có hiệu lực 10 phút, một ngày sau thì xóa, chỉ lưu ở dạng không thể khôi phục',
        'Trang mở nhanh đến đâu: chỉ đếm theo ngày và loại trang, không ghi là ai, 90 ngày',
        'Phiên đăng nhập: hết hiệu lực sau 7 ngày không dùng, lâu nhất 30 ngày; xóa 7 ngày sau khi kết thúc',
        'Bình luận trong phòng live: 90 ngày; loa toàn trang và lì xì: 92 ngày',
        'Bản xem lại: 30 ngày; lịch sử live và thông báo đã đăng: 400 ngày',
        'Nhật ký của phòng: 180 ngày; báo cáo: 400 ngày sau khi xử lý',
        'Đơn làm BLV bị từ chối: 400 ngày; ảnh tải lên mà không dùng: 1 giờ',
        'Thông tin tài khoản và kết quả xác minh danh tính: chừng nào còn tài khoản',
      ],
    },
    {
      id: 'sharing',
      title: 'Chia sẻ với ai',
      paragraphs: ['Chúng tôi không bán dữ liệu của bạn. Chỉ trong những trường hợp sau, bên khác nhận đúng phần cần cho việc đó:'],
      points: [
        'Dịch vụ tin nhắn: số điện thoại và mã xác nhận',
        'Dịch vụ xác minh, nếu trang dùng dịch vụ bên ngoài: cách bạn kéo thanh trượt',
        'Bên thanh toán bạn chọn: mã đơn và số tiền',
        'Ngân hàng hoặc bên chi trả: họ tên, số tài khoản người nhận và số tiền',
        'Cơ quan chức năng theo luật: phần luật yêu cầu, sau khi chúng tôi đã kiểm tra',
      ],
    },
    {
      id: 'rights',
      title: 'Quyền của bạn',
      paragraphs: [
        'Phần lớn bạn tự làm được. Phần còn lại, hãy dùng thông tin liên hệ bên cạnh trang này, ghi tài khoản và điều bạn muốn. Chúng tôi kiểm tra đúng là bạn rồi thực hiện, không thu phí.',
        'Trước khi xóa tài khoản, hãy dùng hết kim cương và rút hết thu nhập. Các bút toán về tiền được giữ theo thời hạn luật định, sau đó mới xóa.',
      ],
      points: [
        'Xem và sửa: biệt danh, ảnh đại diện, giới thiệu, mật khẩu có trong Tài khoản',
        'Bản sao: tự xuất CSV lịch sử ví, phần còn lại hãy yêu cầu chúng tôi',
        'Xóa: yêu cầu xóa nội dung bạn đăng hoặc cả tài khoản',
        'Phản đối và khiếu nại: không đồng ý thì nói với chúng tôi; bạn cũng có thể khiếu nại với cơ quan phụ trách',
      ],
    },
    {
      id: 'minors',
      title: 'Trẻ vị thành niên và thay đổi chính sách',
      paragraphs: [
        'Chưa đủ 14 tuổi thì chỉ đăng ký khi cha mẹ hoặc người giám hộ đã đồng ý. Nếu phát hiện có dữ liệu của trẻ mà chưa được đồng ý, chúng tôi sẽ xóa; người giám hộ có thể yêu cầu qua thông tin liên hệ bên cạnh trang này.',
        'Khi chính sách thay đổi, trang này ghi phiên bản mới và ngày hiệu lực. Nếu muốn thu nhiều hơn hoặc dùng rộng hơn, chúng tôi báo trước trên trang.',
      ],
    },
  ],
} satisfies LegalText;
