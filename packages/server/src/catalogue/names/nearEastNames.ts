import { parts, western } from './parts.ts';
import type { NameStock } from './people.types.ts';

export const turkish: NameStock = {
  ...western,
  families: parts(
    '阿克索伊/Aksoy,阿塔拉伊/Atalay,巴尔奇/Balcı,杰兰/Ceylan,切廷卡亚/Çetinkaya,德米尔坎/Demircan,杜兰/Duran,埃尔德米尔/Erdemir,埃尔居文/Ergüven,居尔塞尔/Gürsel,京代/Günday,厄兹坎/Özkan,厄兹蒂尔克/Öztürk,卡亚/Kaya,科查克/Koçak,柯勒奇/Kılıç,奥古兹/Oğuz,波拉特/Polat,萨厄拉姆/Sağlam,沙欣/Şahin,塔什德米尔/Taşdemir,特金/Tekin,图兰勒/Turanlı,乌尊/Uzun,亚武兹/Yavuz,耶尔德勒姆/Yıldırım,于杰尔/Yücel,泽伊贝克/Zeybek,巴伊拉克/Bayrak,詹波拉特/Canpolat,多安/Doğan,费拉特/Fırat,格克曼/Gökmen,伊赫桑奥卢/İhsanoğlu,居尔泰金/Gültekin,索伊卢/Soylu',
  ),
  men: parts(
    '阿尔达/Arda,巴里什/Barış,布拉克/Burak,詹/Can,杰姆/Cem,埃姆雷/Emre,恩德尔/Ender,富尔坎/Furkan,哈坎/Hakan,肯安/Kenan,凯雷姆/Kerem,梅尔特/Mert,穆拉特/Murat,奥乌兹汗/Oğuzhan,奥尔昆/Orkun,塞利姆/Selim,塔哈/Taha,乌穆特/Umut,尤努斯/Yunus,于苏夫/Yusuf',
  ),
};

export const arabic: NameStock = {
  ...western,
  families: parts(
    '阿勒拉希迪/Al-Rashidi,阿勒加尼姆/Al-Ghanim,阿勒奥泰比/Al-Otaibi,阿勒谢赫里/Al-Shehri,阿勒哈比/Al-Harbi,阿勒扎赫拉尼/Al-Zahrani,阿勒马尔基/Al-Malki,阿勒穆泰里/Al-Mutairi,阿勒贾赫达利/Al-Jahdali,阿勒卡西米/Al-Qasimi,阿勒阿姆里/Al-Amri,阿勒哈立迪/Al-Khalidi,阿勒苏拜伊/Al-Subaie,阿勒鲁韦利/Al-Ruwaili,阿勒安兹/Al-Anazi,阿勒巴拉维/Al-Balawi,阿勒哈桑/Al-Hassan,阿勒尤素夫/Al-Yousef,阿勒朱海尼/Al-Juhani,阿勒塞勒米/Al-Selmi,阿西里/Asiri,马格拉比/Maghrabi,哈扎齐/Hazazi,法拉塔/Fallatah,哈马迪/Hammadi,巴希特/Bakheet,纳吉/Naji,萨利姆/Salem,曼苏尔/Mansour,贾法里/Jaafari,扎耶德/Zayed,塔希尔/Taher',
  ),
  men: parts(
    '阿卜杜拉/Abdullah,艾哈迈德/Ahmed,阿里/Ali,法赫德/Fahad,费萨尔/Faisal,法拉斯/Firas,哈桑/Hassan,哈立德/Khalid,马吉德/Majed,穆罕默德/Mohammed,穆萨布/Musab,纳赛尔/Nasser,纳瓦夫/Nawaf,奥马尔/Omar,拉坎/Rakan,萨阿德/Saad,萨勒曼/Salman,苏尔坦/Sultan,图尔基/Turki,亚西尔/Yasser',
  ),
};
