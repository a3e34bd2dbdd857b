import { eastern, parts, western } from './parts.ts';
import type { NameStock } from './people.types.ts';

export const japanese: NameStock = {
  ...eastern,
  latinOrder: 'given-first',
  families: parts(
    '佐藤/Sato,铃木/Suzuki,高桥/Takahashi,田中/Tanaka,渡边/Watanabe,伊藤/Ito,山本/Yamamoto,中村/Nakamura,小林/Kobayashi,加藤/Kato,吉田/Yoshida,山田/Yamada,佐佐木/Sasaki,松本/Matsumoto,井上/Inoue,木村/Kimura,清水/Shimizu,山崎/Yamazaki,森/Mori,池田/Ikeda,桥本/Hashimoto,石川/Ishikawa,前田/Maeda,藤田/Fujita,冈田/Okada,长谷川/Hasegawa,村上/Murakami,近藤/Kondo,石井/Ishii,坂本/Sakamoto,远藤/Endo,青木/Aoki,藤井/Fujii,西村/Nishimura,三浦/Miura,上田/Ueda',
  ),
  men: parts(
    '翔太/Shota,大辉/Daiki,拓也/Takuya,健太/Kenta,悠斗/Yuto,莲/Ren,海斗/Kaito,凉太/Ryota,一树/Kazuki,隼人/Hayato,大和/Yamato,阳向/Hinata,航平/Kohei,亮/Ryo,直树/Naoki,勇气/Yuki,瑛太/Eita,拓真/Takuma,优/Yu,慎吾/Shingo',
  ),
  women: parts(
    '美咲/Misaki,葵/Aoi,七海/Nanami,樱/Sakura,优花/Yuka,爱/Ai,美优/Miyu,遥/Haruka,彩香/Ayaka,千夏/Chinatsu,真央/Mao,结衣/Yui,莉子/Riko,桃子/Momoko,梓/Azusa,理子/Michiko',
  ),
};

export const korean: NameStock = {
  ...eastern,
  families: parts(
    '金/Kim,李/Lee,朴/Park,崔/Choi,郑/Jeong,姜/Kang,赵/Cho,尹/Yoon,张/Jang,林/Lim,韩/Han,吴/Oh,徐/Seo,申/Shin,权/Kwon,黄/Hwang,安/Ahn,宋/Song,柳/Ryu,洪/Hong,高/Ko,文/Moon,孙/Son,裴/Bae',
  ),
  men: parts(
    '敏俊/Min-jun,道允/Do-yun,瑞俊/Seo-jun,志勋/Ji-hoon,贤硕/Hyun-seok,俊永/Jun-young,成旻/Sung-min,泰勋/Tae-hoon,东炫/Dong-hyun,在亨/Jae-hyung,镇宇/Jin-woo,承贤/Seung-hyun,相赫/Sang-hyuk,民圭/Min-kyu,永在/Young-jae,基成/Ki-sung,宇镇/Woo-jin,善宇/Sun-woo,炳镐/Byung-ho,昌洙/Chang-soo',
  ),
};

export const vietnamese: NameStock = {
  ...eastern,
  families: parts(
    '阮/Nguyen/Nguyễn,陈/Tran/Trần,黎/Le/Lê,范/Pham/Phạm,黄/Hoang/Hoàng,潘/Phan/Phan,武/Vu/Vũ,邓/Dang/Đặng,裴/Bui/Bùi,杜/Do/Đỗ,胡/Ho/Hồ,吴/Ngo/Ngô,杨/Duong/Dương,李/Ly/Lý,丁/Dinh/Đinh,段/Doan/Đoàn,林/Lam/Lâm,郑/Trinh/Trịnh,梁/Luong/Lương,高/Cao/Cao',
  ),
  men: parts(
    '文雄/Van Hung/Văn Hùng,光勇/Quang Dung/Quang Dũng,明俊/Minh Tuan/Minh Tuấn,德科/Duc Khoa/Đức Khoa,国安/Quoc An/Quốc An,文凯/Van Khai/Văn Khải,公强/Cong Cuong/Công Cường,成达/Thanh Dat/Thành Đạt,玉山/Ngoc Son/Ngọc Sơn,春福/Xuan Phuc/Xuân Phúc,廷峰/Dinh Phong/Đình Phong,海南/Hai Nam/Hải Nam,黄越/Hoang Viet/Hoàng Việt,俊杰/Tuan Kiet/Tuấn Kiệt,文南/Van Nam/Văn Nam,维庆/Duy Khanh/Duy Khánh,仲义/Trong Nghia/Trọng Nghĩa,世泰/The Thai/Thế Thái,友胜/Huu Thang/Hữu Thắng,文达/Van Dat/Văn Đạt',
  ),
};

export const thai: NameStock = {
  ...western,
  families: parts(
    '普拉瑟特/Prasert,翁萨瓦/Wongsawat,差猜/Chatchai,素帕蓬/Supaporn,通猜/Thongchai,坎哈/Kanha,西里蓬/Siriphon,本马/Boonma,拉塔纳/Rattana,詹塔拉/Chantara,皮猜/Phichai,苏万/Suwan,洪通/Hongthong,因他/Intha,考瓦/Khaowan,蒙坤/Mongkhon,那隆/Narong,帕努蓬/Panupong,萨查/Sacha,颂蓬/Somphong,塔威/Thawee,威猜/Wichai,育他/Yutha,巴差/Pracha',
  ),
  men: parts(
    '阿南/Anan,阿提/Arthit,猜亚/Chaiya,丹/Dan,迦瓦/Kawin,吉迪/Kitti,南他/Nantha,尼拉/Nirut,帕他/Patthana,披猜/Pichai,巴功/Pakorn,颂猜/Somchai,素拉/Surasak,素帕/Supachai,他那/Thanawat,提拉/Teerapat,威拉/Weerachai,育塔/Yutthana',
  ),
};
