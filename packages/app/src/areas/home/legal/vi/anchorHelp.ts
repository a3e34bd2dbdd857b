import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Trợ giúp cho BLV',
  since: '2026-11-23',
  version: 1,
  brief: [
    { title: 'Ba bước để lên sóng', text: 'Được duyệt, bấm “Lên sóng” trong bàn trực tiếp, điền máy chủ và khóa phát vào OBS.' },
    { title: 'Bitrate 2500 đến 6000', text: 'Hình H.264, tiếng AAC, khung hình chính cách nhau 2 giây.' },
    { title: 'Giữ kín khóa phát', text: 'Ai có khóa đều phát được trong phòng của bạn. Bị lộ thì đổi ngay.' },
  ],
  sections: [
    {
      id: 'apply',
      title: 'Đăng ký',
      paragraphs: ['Mỗi ngày gửi nhiều nhất 3 lần, thường một ngày làm việc có kết quả, và bạn sẽ được báo.'],
      points: [
        'Đăng nhập, bấm “Lên sóng” ở đầu trang; chưa có phòng thì trang “Đăng ký làm BLV” sẽ mở',
        'Điền họ tên thật và số giấy tờ; đã xác minh danh tính thì không cần',
        'Viết kinh nghiệm ít nhất 15 ký tự: đã live gì, ở đâu, mỗi buổi bao lâu',
        'Để lại cách liên hệ, chỉ người duyệt thấy, rồi bấm “Gửi xét duyệt”',
        'Nếu bị từ chối, hãy xem lý do, sửa rồi bấm “Gửi lại”',
      ],
    },
    {
      id: 'room',
      title: 'Chuẩn bị phòng',
      paragraphs: ['Tất cả nằm trong “Bàn trực tiếp”, đang live mà sửa cũng có hiệu lực ngay.'],
      points: [
        'Tiêu đề nhiều nhất 40 ký tự: ai gặp ai, bạn nói về điều gì',
        'Chọn thể loại rồi chọn trận đấu: phòng sẽ có tỷ số trận đó, trang tỷ số cũng dẫn đến phòng bạn',
        'Ảnh bìa png hoặc jpg, dưới 5 MB; không tải lên thì trang tự vẽ theo trận đấu',
        'Thông báo nhiều nhất 50 ký tự, ai vào phòng cũng thấy',
        'Lịch live: đăng trước nhiều nhất 50 buổi, trong vòng 60 ngày, người xem có thể đặt nhắc',
      ],
    },
    {
      id: 'obs',
      title: 'Cài đặt OBS',
      paragraphs: [
        'OBS miễn phí, liên kết tải có ở chân trang và bàn trực tiếp. Phần mềm khác thì tìm những mục cùng tên.',
        'Tốc độ tải lên nên cao hơn bitrate ít nhất một nửa. Mạng yếu thì chọn 720p30, bitrate 2500 đến 3500; đủ thì chọn 1080p30, bitrate 4500 đến 6000.',
      ],
      points: [
        'Cài đặt, Luồng: chọn dịch vụ “Tùy chỉnh”, chép máy chủ và khóa phát từ bàn trực tiếp vào',
        'Cài đặt, Đầu ra: bộ mã hóa hình là H.264 (x264 hoặc H.264 của card đồ họa), không chọn HEVC hay AV1',
        'Kiểm soát tốc độ CBR, bitrate 2500 đến 6000 Kbps, khung hình chính cách 2 giây',
        'Bộ mã hóa tiếng AAC, 128 hoặc 160 Kbps, tần số lấy mẫu 48 kHz',
        'Cài đặt, Video: độ phân giải đầu ra 1920×1080 hoặc 1280×720, 30 khung hình mỗi giây',
      ],
    },
    {
      id: 'live',
      title: 'Lên sóng và kết thúc',
      paragraphs: [
        'Mất mạng mà nối lại trong 10 giây thì vẫn là buổi đó. Lâu hơn thì buổi kết thúc; khi OBS tự nối lại sẽ thành buổi mới, không cần mở lại phòng.',
        'Buổi live được ghi lại và lưu 30 ngày. Trong “Lịch sử live”, bạn quyết định từng bản xem lại công khai hay ẩn.',
      ],
      points: [
        'Bấm “Lên sóng” trong bàn trực tiếp: phòng mở và chờ hình',
        'Bấm “Bắt đầu phát luồng” trong OBS; có hình là lên sóng, người đã đặt nhắc sẽ được báo',
        'Dùng thiết bị khác xem thử phòng của mình và nghe tiếng',
        'Xong thì bấm “Kết thúc live” trong bàn trực tiếp rồi dừng OBS; nếu chỉ dừng OBS, phòng vẫn mở',
      ],
    },
    {
      id: 'moderation',
      title: 'Trông coi phòng',
      paragraphs: [
        'Bấm vào tên một người trong phòng để xem bạn có thể làm gì. Việc bạn và trợ lý đã làm có trong nhật ký ở “Quản lý phòng”, lưu 180 ngày.',
      ],
      points: [
        'Gỡ bình luận: biến mất với mọi người',
        'Cấm chat: 1, 5, 10, 60 phút hoặc đến khi bỏ cấm',
        'Đuổi khỏi phòng: đến khi bạn cho vào lại, trong “Quản lý phòng”',
        'Trợ lý: tìm bằng ID hoặc phần đầu biệt danh, nhiều nhất 200 người; trợ lý không quản được BLV và trợ lý khác',
        'Nội dung trái pháp luật hoặc gây hại cho trẻ vị thành niên thì hãy báo cáo thêm để chúng tôi xử lý',
      ],
    },
    {
      id: 'income',
      title: 'Thu nhập và rút tiền',
      paragraphs: ['“Thu nhập live” có thu nhập từ từng món quà, “Lịch sử live” có tổng của từng buổi, xem được ba tháng gần nhất.'],
      points: [
        'Trước hết xác minh danh tính, liên kết tài khoản nhận tiền đứng tên mình, đặt mật khẩu thanh toán',
        'Mỗi lần ¥100 đến ¥5.000, mỗi tháng dương lịch 4 lần, phí 1%, theo con số trên trang rút tiền',
        'Có người duyệt từng yêu cầu, thường nhận được trước 18:00 ngày làm việc tiếp theo',
        'Bị từ chối thì có lý do, toàn bộ số tiền về lại thu nhập',
        'Hoặc chuyển vào ví chi tiêu để dùng trên trang; đã chuyển thì không rút được nữa',
      ],
    },
    {
      id: 'trouble',
      title: 'Khi gặp sự cố',
      paragraphs: [
        'Nếu thử hết vẫn không được, hãy dùng thông tin liên hệ bên cạnh trang này: phòng, thời gian, phần mềm và phiên bản, kèm nhật ký của phần mềm.',
      ],
      points: [
        'Không kết nối được: bấm “Lên sóng” trong bàn trực tiếp trước, rồi xem lại máy chủ và khóa có thừa dấu cách không; đã đổi khóa thì dùng khóa mới',
        'Khóa bị từ chối: có thể thiết bị khác đang phát bằng khóa đó, hãy dừng thiết bị kia trước',
        'Hình đen: xem bản xem trước của OBS có hình không; thu cửa sổ không được thì thu màn hình; bộ mã hóa phải là H.264',
        'Giật, đứt: giảm bitrate hoặc độ phân giải, dùng dây mạng, tắt tải lên và tải xuống khác',
        'Không có tiếng: xem vạch âm lượng trong bộ trộn của OBS có chạy không; bộ mã hóa tiếng phải là AAC; phía người xem có thể đang tắt tiếng',
        'Tiếng lệch hình: chỉnh độ lệch đồng bộ trong phần âm thanh nâng cao của OBS, dùng 48 kHz ở mọi chỗ',
      ],
    },
  ],
} satisfies LegalText;
