import type { PeopleRegion } from '../football/football.types.ts';
import { dutch, english, german, italian, spanish } from './europeNames.ts';
import { japanese, korean, thai, vietnamese } from './farEastNames.ts';
import type { NameStock } from './people.types.ts';
import { eastern, parts, western } from './parts.ts';

const french: NameStock = {
  ...western,
  families: parts(
    '阿尔努/Arnoux,博内/Bonnet,卡雷尔/Carrel,德沙内/Deschanet,埃夫拉尔/Évrard,富基耶/Fouquier,加尼埃/Garnier,亨内坎/Hennequin,若贝尔/Jobert,拉科姆/Lacombe,马蒂厄/Mathieu,尼韦尔/Nivelle,奥利维耶/Ollivier,佩罗/Perrault,基内/Quinet,鲁塞尔/Roussel,索尼耶/Saulnier,泰西埃/Tessier,瓦莱特/Valette,维达尔/Vidal,贝尔蒂埃/Berthier,科洛/Collot,迪帕克/Duparc,福谢/Faucher,吉罗/Giraud,勒克莱尔/Leclerc,莫雷尔/Morel,帕斯卡尔/Pascal,里瓦尔/Rival,蒂里翁/Thirion,登巴/Demba,萨诺戈/Sanogo,凯塔/Keïta,恩迪亚耶/Ndiaye,库亚特/Kouaté,本萨德/Bensaad',
  ),
  men: parts(
    '卢卡/Lucas,于戈/Hugo,泰奥/Théo,朱尔/Jules,路易/Louis,纳唐/Nathan,安托万/Antoine,马克西姆/Maxime,克莱芒/Clément,巴蒂斯特/Baptiste,亚历克西/Alexis,拉扬/Rayan,亚尼斯/Yanis,易卜拉希马/Ibrahima,穆萨/Moussa,罗曼/Romain,瓦伦丁/Valentin,康坦/Quentin,奥雷利安/Aurélien,加埃唐/Gaëtan',
  ),
  women: parts(
    '卡米耶/Camille,莱娅/Léa,玛农/Manon,克洛伊/Chloé,伊内丝/Inès,朱丽叶/Juliette,夏洛特/Charlotte,克拉拉/Clara,露易丝/Louise,埃洛迪/Élodie,玛蒂尔德/Mathilde,阿梅勒/Amel,凯娜/Kenza,奥赛安/Océane,保利娜/Pauline,阿莉西亚/Alicia',
  ),
};

const portuguese: NameStock = {
  ...western,
  families: parts(
    '阿伦卡尔/Alencar,巴罗斯/Barros,卡内罗/Carneiro,迪尼斯/Dinis,埃斯特韦斯/Esteves,法里亚/Faria,古维亚/Gouveia,利梅拉/Limeira,马列罗/Malheiro,诺盖拉/Nogueira,奥利瓦/Oliva,皮涅罗/Pinheiro,凯罗斯/Queirós,雷贝洛/Rebelo,桑帕约/Sampaio,塔沃拉/Távora,瓦伦特/Valente,阿泽维多/Azevedo,布兰当/Brandão,科英布拉/Coimbra,杜赖斯/Durães,丰塞卡/Fonseca,格德斯/Guedes,莱唐/Leitão,蒙泰罗/Monteiro,内格朗/Negrão,帕雷德斯/Paredes,拉莫斯/Ramos,塞拉诺/Serrano,特谢拉/Teixeira,维埃拉/Vieira,沙维尔/Xavier,莫拉埃斯/Moraes,巴蒂斯塔/Batista,坎波斯/Campos,罗沙/Rocha',
  ),
  men: parts(
    '若昂/João,佩德罗/Pedro,米格尔/Miguel,蒂亚戈/Tiago,鲁伊/Rui,努诺/Nuno,迪奥戈/Diogo,古斯塔沃/Gustavo,拉斐尔/Rafael,卢卡斯/Lucas,马特乌斯/Matheus,加布里埃尔/Gabriel,恩里克/Henrique,布鲁诺/Bruno,费利佩/Felipe,维托尔/Vítor,安德烈/André,伊戈尔/Igor,威廉/Willian,卡约/Caio',
  ),
  women: parts(
    '安娜/Ana,贝亚特里斯/Beatriz,卡罗琳娜/Carolina,伊内斯/Inês,玛丽安娜/Mariana,菲利帕/Filipa,拉斐拉/Rafaela,茹利娅/Júlia,莱蒂西亚/Letícia,加布里埃拉/Gabriela,塔伊纳拉/Tainara,布鲁娜/Bruna,拉里萨/Larissa,伊莎贝拉/Isabela,维多利亚/Vitória,杜达/Duda',
  ),
};

const turkish: NameStock = {
  ...western,
  families: parts(
    '阿克索伊/Aksoy,阿塔拉伊/Atalay,巴尔奇/Balcı,杰兰/Ceylan,切廷卡亚/Çetinkaya,德米尔坎/Demircan,杜兰/Duran,埃尔德米尔/Erdemir,埃尔居文/Ergüven,居尔塞尔/Gürsel,京代/Günday,厄兹坎/Özkan,厄兹蒂尔克/Öztürk,卡亚/Kaya,科查克/Koçak,柯勒奇/Kılıç,奥古兹/Oğuz,波拉特/Polat,萨厄拉姆/Sağlam,沙欣/Şahin,塔什德米尔/Taşdemir,特金/Tekin,图兰勒/Turanlı,乌尊/Uzun,亚武兹/Yavuz,耶尔德勒姆/Yıldırım,于杰尔/Yücel,泽伊贝克/Zeybek,巴伊拉克/Bayrak,詹波拉特/Canpolat,多安/Doğan,费拉特/Fırat,格克曼/Gökmen,伊赫桑奥卢/İhsanoğlu,居尔泰金/Gültekin,索伊卢/Soylu',
  ),
  men: parts(
    '阿尔达/Arda,巴里什/Barış,布拉克/Burak,詹/Can,杰姆/Cem,埃姆雷/Emre,恩德尔/Ender,富尔坎/Furkan,哈坎/Hakan,肯安/Kenan,凯雷姆/Kerem,梅尔特/Mert,穆拉特/Murat,奥乌兹汗/Oğuzhan,奥尔昆/Orkun,塞利姆/Selim,塔哈/Taha,乌穆特/Umut,尤努斯/Yunus,于苏夫/Yusuf',
  ),
};

const arabic: NameStock = {
  ...western,
  families: parts(
    '阿勒拉希迪/Al-Rashidi,阿勒加尼姆/Al-Ghanim,阿勒奥泰比/Al-Otaibi,阿勒谢赫里/Al-Shehri,阿勒哈比/Al-Harbi,阿勒扎赫拉尼/Al-Zahrani,阿勒马尔基/Al-Malki,阿勒穆泰里/Al-Mutairi,阿勒贾赫达利/Al-Jahdali,阿勒卡西米/Al-Qasimi,阿勒阿姆里/Al-Amri,阿勒哈立迪/Al-Khalidi,阿勒苏拜伊/Al-Subaie,阿勒鲁韦利/Al-Ruwaili,阿勒安兹/Al-Anazi,阿勒巴拉维/Al-Balawi,阿勒哈桑/Al-Hassan,阿勒尤素夫/Al-Yousef,阿勒朱海尼/Al-Juhani,阿勒塞勒米/Al-Selmi,阿西里/Asiri,马格拉比/Maghrabi,哈扎齐/Hazazi,法拉塔/Fallatah,哈马迪/Hammadi,巴希特/Bakheet,纳吉/Naji,萨利姆/Salem,曼苏尔/Mansour,贾法里/Jaafari,扎耶德/Zayed,塔希尔/Taher',
  ),
  men: parts(
    '阿卜杜拉/Abdullah,艾哈迈德/Ahmed,阿里/Ali,法赫德/Fahad,费萨尔/Faisal,法拉斯/Firas,哈桑/Hassan,哈立德/Khalid,马吉德/Majed,穆罕默德/Mohammed,穆萨布/Musab,纳赛尔/Nasser,纳瓦夫/Nawaf,奥马尔/Omar,拉坎/Rakan,萨阿德/Saad,萨勒曼/Salman,苏尔坦/Sultan,图尔基/Turki,亚西尔/Yasser',
  ),
};

const chinese: NameStock = {
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

/** Names by region. */
export const people: Readonly<Record<PeopleRegion, NameStock>> = {
  english,
  spanish,
  german,
  italian,
  french,
  dutch,
  portuguese,
  turkish,
  arabic,
  chinese,
  japanese,
  korean,
  vietnamese,
  thai,
};
