import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Thỏa thuận người dùng',
  since: '2026-11-23',
  version: 1,
  brief: [
    {
      title: 'Kim cương chỉ dùng trên trang',
      text: 'Dùng để tặng quà, mua hạng quý tộc, phát loa. Kim cương không rút ra được, nạp rồi không hoàn tiền. Chưa đủ 18 tuổi thì đừng nạp.',
    },
    {
      title: 'Cứ nói, nhưng có chừng mực',
      text: 'Bạn có thể cổ vũ và tranh luận. Không chửi bới, không lừa đảo, không spam. Nội dung vi phạm sẽ bị gỡ.',
    },
    { title: 'Thấy sai thì báo chúng tôi', text: 'Bạn có thể khiếu nại và hỏi về mọi khoản tiền. Thông tin liên hệ ở bên cạnh trang này.' },
  ],
  sections: [
    {
      id: 'behaviour',
      title: 'Tài khoản và cách cư xử',
      paragraphs: [
        'Thỏa thuận này là giữa bạn và đơn vị vận hành Pitchside; “chúng tôi” dưới đây là đơn vị vận hành. Xem trận đấu và tỷ số thì không cần tài khoản. Khi đăng ký bằng số điện thoại, bạn trở thành thành viên và đồng ý với thỏa thuận này.',
        'Tài khoản là của riêng bạn: không cho thuê, không mua bán. Đừng cho ai biết mật khẩu hay mã xác nhận. Chúng tôi cũng không bao giờ hỏi. Mục “Bảo mật” cho thấy thiết bị đăng nhập, nhiều nhất 5 thiết bị cùng lúc, và cho bạn đăng xuất từng thiết bị.',
        'Fan có thể cuồng nhiệt, có thể tranh cãi. Những điều sau thì không được:',
      ],
      points: [
        'Chửi bới, đe dọa, kỳ thị, công khai địa chỉ, số điện thoại hay giấy tờ của người khác',
        'Nội dung khiêu dâm, bạo lực, trái pháp luật, nội dung gây hại cho trẻ vị thành niên',
        'Tổ chức cờ bạc, đặt cược hộ, thu tiền với lời hứa “chắc thắng”',
        'Mạo danh người khác hay nhân viên, lừa người bằng liên kết hay mã thanh toán giả',
        'Spam, lặp lại quảng cáo, dùng chương trình để đăng ký, bình luận hay mở lì xì hàng loạt',
        'Xâm nhập, phá hoại trang, lách lệnh cấm chat và giới hạn',
      ],
    },
    {
      id: 'top-up',
      title: 'Nạp và kim cương',
      paragraphs: [
        'Kim cương là vật phẩm ảo chỉ dùng trên Pitchside: quà, hạng quý tộc, loa toàn trang, bình luận có phí và lì xì. Kim cương không phải tiền, không sinh lãi, không rút được và không đổi ngược thành tiền.',
        'Thanh toán thành công là có kim cương ngay. Khoản đã nạp không hoàn tiền, trừ khi pháp luật quy định khác. Giá và phần thưởng bạn thấy lúc đặt đơn được giữ nguyên, dù sau đó có thay đổi.',
        'Hãy định trước sẽ chi bao nhiêu. Trong bảng quà bạn có thể đặt một mức: tặng tới mức đó trong một phiên thì trang dừng lại hỏi bạn. Lịch sử trong ví cho thấy từng khoản trong ba tháng gần nhất.',
      ],
      points: [
        '¥1 đổi 100 kim cương; số tiền tự chọn mỗi lần từ ¥1 đến ¥5.000, là số tệ nguyên',
        'Nạp lần đầu nhân đôi: với gói có ghi nhân đôi, lần nạp đầu tiên được gấp đôi kim cương, mỗi tài khoản một lần, tính khi thanh toán thành công',
        'Thanh toán trong 5 phút; đơn chưa thanh toán sẽ đóng và không trừ tiền; bạn có nhiều nhất 5 đơn chờ',
        'Thanh toán thất bại thì không trừ tiền: hãy thanh toán lại hoặc đổi cách thanh toán',
        'Tiền đến khi đơn đã đóng thì không cộng kim cương, và được hoàn tiền theo đúng đường cũ',
        'Chưa đủ 18 tuổi thì đừng nạp, xem “Trẻ vị thành niên”',
        'Chỉ nạp trên Pitchside: kim cương giá rẻ ở nơi khác có thể đến từ thẻ bị đánh cắp, khi xác minh được sẽ bị thu hồi',
      ],
    },
    {
      id: 'live-rooms',
      title: 'Trong phòng live',
      paragraphs: [
        'Mỗi phòng live do BLV trông coi, và BLV có thể nhờ nhiều nhất 200 trợ lý. Họ có thể gỡ bình luận, cấm chat và đuổi khỏi phòng.',
        'Quà đã tặng và hạng quý tộc đã mua không hoàn tiền. Một số quà trong túi đồ có hạn ghi trên quà, hết hạn là mất.',
      ],
      points: [
        'Cấm chat kéo dài 1, 5, 10, 60 phút hoặc đến khi được bỏ; ai bị đuổi phải được cho vào mới vào lại được',
        'Hạng quý tộc mua theo tháng, tự hết hạn và không tự gia hạn',
        'Lì xì mở trong 10 phút, phần còn lại về người gửi; máy chủ chia ngẫu nhiên, bạn không mở được lì xì của mình',
        'BLV không tặng quà cho chính mình được',
        'Độ hot không phải số người xem; bảng xếp hạng quà tính theo kim cương đã tặng',
      ],
    },
    {
      id: 'content',
      title: 'Nội dung và kèo',
      paragraphs: [
        'Nội dung bạn đăng vẫn là của bạn. Bạn cho chúng tôi lưu và hiển thị để Pitchside hoạt động, kể cả trong bản xem lại. Hãy chỉ đăng thứ bạn có quyền đăng.',
        'Tỷ số, kèo và thống kê để bạn theo dõi trận đấu, có thể chậm hoặc sai. Pitchside không nhận cược. Dự đoán của chuyên gia là ý kiến cá nhân, không bảo đảm kết quả.',
        'Trận đấu và nhân vật ghi là mô phỏng do chương trình tạo ra, không phải kết quả thật.',
      ],
    },
    {
      id: 'withdrawals',
      title: 'Thu nhập, rút tiền và chuyển tiền',
      paragraphs: [
        'Có ba loại giá trị: kim cương để tiêu; ví chi tiêu chỉ dùng trên trang; thu nhập thì rút được. Thu nhập đến từ quà mà BLV nhận được và các khoản tương tự.',
        'Muốn rút tiền, bạn cần xác minh danh tính, liên kết tài khoản nhận tiền đứng tên mình và đặt mật khẩu thanh toán. Dưới đây là quy định hiện nay; con số trên trang có giá trị tại thời điểm đó, thay đổi về sau không ảnh hưởng yêu cầu đã gửi.',
      ],
      points: [
        'Mỗi lần ¥100 đến ¥5.000, mỗi tháng dương lịch 4 lần, phí 1%',
        'Số tiền được giữ ngay, có người duyệt rồi chi trả, thường trước 18:00 ngày làm việc tiếp theo',
        'Yêu cầu bị từ chối có ghi lý do, toàn bộ số tiền về lại thu nhập',
        'Đã chuyển vào ví chi tiêu thì không rút được nữa, không thể hoàn tác',
        'Thành viên có thể chuyển tiền từ ví chi tiêu cho nhau, mỗi lần nhiều nhất ¥5.000, đến ngay và không thể hoàn tác',
        'Mật khẩu thanh toán có ít nhất 6 chữ số; sai 5 lần sẽ khóa 30 phút',
      ],
    },
    {
      id: 'sanctions',
      title: 'Xử lý vi phạm',
      paragraphs: [
        'Chúng tôi xét mức độ nặng nhẹ và việc tái phạm. Người thật quyết định và ghi lại. Khi có dấu hiệu tội phạm, chúng tôi phối hợp với cơ quan chức năng theo pháp luật.',
        'Người báo cáo sẽ được biết kết quả. Nếu thấy xử lý sai, hãy khiếu nại qua thông tin liên hệ bên cạnh trang này, ghi tài khoản, thời gian và lý do. Một người khác sẽ xem lại.',
      ],
      points: [
        'Trong phòng: gỡ bình luận, cấm chat, đuổi khỏi phòng',
        'Trên toàn trang: xóa nội dung, dừng buổi live, thu quyền BLV, ngừng tài khoản',
        'Kim cương và thu nhập có được nhờ gian lận, thẻ bị đánh cắp hay giao dịch giả bị giữ lại, khi xác minh được sẽ thu hồi',
      ],
    },
    {
      id: 'minors',
      title: 'Trẻ vị thành niên',
      paragraphs: [
        'Chưa đủ 18 tuổi thì hãy dùng cùng cha mẹ hoặc người giám hộ, không nạp, không tặng quà, không mua hạng quý tộc, không đăng ký làm BLV. Chưa đủ 14 tuổi thì chỉ đăng ký khi cha mẹ hoặc người giám hộ đã đồng ý.',
        'Nếu trẻ nạp khi chưa được phép, người giám hộ hãy dùng thông tin liên hệ bên cạnh trang này, kèm mã đơn và giấy tờ cho thấy quan hệ với trẻ. Chúng tôi xem từng đơn và hoàn tiền theo pháp luật.',
      ],
    },
    {
      id: 'changes',
      title: 'Thay đổi',
      paragraphs: [
        'Khi thỏa thuận thay đổi, trang này ghi phiên bản mới và ngày hiệu lực. Điều gì liên quan đến tiền hoặc quyền của bạn, chúng tôi báo trước trên trang. Nếu không đồng ý, bạn có thể ngừng dùng; đơn cũ theo phiên bản của ngày đó.',
        'Bảo trì hoặc sự cố có thể làm gián đoạn dịch vụ. Nếu bạn đã thanh toán mà không nhận được do lỗi của chúng tôi, chúng tôi bù hoặc hoàn tiền.',
      ],
    },
    {
      id: 'disputes',
      title: 'Tranh chấp',
      paragraphs: [
        'Hãy tìm chúng tôi trước: dùng thông tin liên hệ bên cạnh trang này, kèm mã đơn hoặc phòng, thời gian và ảnh chụp. Mọi thay đổi về tiền đều được ghi lại, có thể cùng nhau đối chiếu.',
        'Nếu không thống nhất được, áp dụng luật nơi đơn vị vận hành đặt trụ sở và tòa án có thẩm quyền ở đó quyết định. Quyền của người tiêu dùng theo luật không bị giảm. Khi ba ngôn ngữ khác nhau, bản tiếng Trung có giá trị.',
      ],
    },
  ],
} satisfies LegalText;
