import { parts, western } from './parts.ts';
import type { NameStock } from './people.types.ts';

export const english: NameStock = {
  ...western,
  families: parts(
    '哈韦尔/Harwell,惠特克/Whitaker,布莱思/Blythe,科尔曼/Coleman,阿什福德/Ashford,雷德曼/Redman,汤利/Townley,巴克利/Barclay,霍布斯/Hobbs,梅里克/Merrick,斯特里特/Street,温斯洛/Winslow,哈德利/Hadley,普雷斯科特/Prescott,罗利/Rawley,肖尔/Shore,丹弗斯/Danvers,凯勒韦/Kelleway,彭伯顿/Pemberton,塔洛克/Tulloch,亚德利/Yardley,格里夫斯/Greaves,莫蒂默/Mortimer,法恩利/Farnley,克罗斯比/Crosby,韦斯特/West,德拉姆/Durham,林德利/Lindley,奥克利/Oakley,桑顿/Thornton,贝克特/Beckett,斯旺/Swann,霍尔特/Holt,卡弗/Carver,埃勒里/Ellery,拉德克利夫/Radcliffe',
  ),
  men: parts(
    '杰克/Jack,奥利弗/Oliver,哈里/Harry,乔治/George,查理/Charlie,利奥/Leo,奥斯卡/Oscar,托马斯/Thomas,詹姆斯/James,诺亚/Noah,阿尔菲/Alfie,弗雷迪/Freddie,埃利奥特/Elliot,卢克/Luke,瑞安/Ryan,内森/Nathan,乔/Joe,本/Ben,肖恩/Sean,托比/Toby',
  ),
  women: parts(
    '艾米丽/Emily,奥利维娅/Olivia,格蕾丝/Grace,索菲/Sophie,露西/Lucy,埃拉/Ella,弗蕾娅/Freya,夏洛特/Charlotte,汉娜/Hannah,凯蒂/Katie,莉莉/Lily,梅根/Megan,劳拉/Laura,佐伊/Zoe,罗丝/Rose,伊莫金/Imogen',
  ),
};

export const spanish: NameStock = {
  ...western,
  families: parts(
    '阿尔瓦雷斯/Álvarez,卡斯蒂略/Castillo,德尔加多/Delgado,埃斯科瓦尔/Escobar,丰特斯/Fuentes,加利西亚/Galicia,埃雷罗/Herrero,伊瓦拉/Ibarra,利纳雷斯/Linares,马尔多纳多/Maldonado,纳瓦罗/Navarro,奥尔蒂斯/Ortiz,帕切科/Pacheco,金塔纳/Quintana,里韦罗/Rivero,萨拉萨尔/Salazar,特鲁希略/Trujillo,乌尔基萨/Urquiza,巴伦西亚/Valencia,萨莫拉/Zamora,贝尼特斯/Benítez,卡马乔/Camacho,多拉多/Dorado,埃斯皮诺萨/Espinosa,费雷尔/Ferrer,格雷罗/Guerrero,拉腊/Lara,梅希亚/Mejía,蒙特罗/Montero,奥索里奥/Osorio,帕伦西亚/Palencia,罗尔丹/Roldán,索托马约尔/Sotomayor,比列加斯/Villegas,阿吉雷/Aguirre,巴斯克斯/Vázquez',
  ),
  men: parts(
    '迭戈/Diego,帕布罗/Pablo,马科斯/Marcos,塞尔希奥/Sergio,伊万/Iván,卡洛斯/Carlos,阿德里安/Adrián,雨果/Hugo,马里奥/Mario,鲁文/Rubén,奥斯卡/Óscar,伊克尔/Iker,哈维尔/Javier,安德烈斯/Andrés,拉斐尔/Rafael,圣地亚哥/Santiago,马特奥/Mateo,尼古拉斯/Nicolás,埃米利亚诺/Emiliano,华金/Joaquín',
  ),
  women: parts(
    '露西娅/Lucía,玛丽亚/María,保拉/Paula,克劳迪娅/Claudia,萨拉/Sara,马蒂娜/Martina,伊雷内/Irene,诺埃利亚/Noelia,阿尔巴/Alba,卡门/Carmen,安德烈娅/Andrea,罗西奥/Rocío,比阿特丽斯/Beatriz,埃莱娜/Elena,瓦莱里娅/Valeria,何塞菲娜/Josefina',
  ),
};

export const german: NameStock = {
  ...western,
  families: parts(
    '阿尔布雷希特/Albrecht,贝格曼/Bergmann,布兰特纳/Brandtner,多恩/Dorn,埃伯特/Ebert,法尔肯/Falken,格拉夫/Graf,哈特维希/Hartwig,伊姆霍夫/Imhof,雅各比/Jacobi,克斯特纳/Kästner,克劳泽/Krause,林德纳/Lindner,马特恩/Mattern,诺伊豪斯/Neuhaus,奥彭/Oppen,普凡德尔/Pfander,奎因特/Quint,里希特/Richter,赛德尔/Seidel,施泰因/Stein,蒂勒/Thiele,乌尔里希/Ulrich,福格特/Vogt,瓦尔登/Walden,文策尔/Wenzel,齐默尔/Zimmer,贝伦斯/Behrens,德雷舍/Drescher,弗罗因德/Freund,根茨/Genz,霍恩贝格/Hornberg,凯尔纳/Kellner,洛伦茨/Lorenz,默滕斯/Mertens,施泰因巴赫/Steinbach',
  ),
  men: parts(
    '卢卡斯/Lukas,芬恩/Finn,约纳斯/Jonas,莱昂/Leon,马克西米利安/Maximilian,菲利克斯/Felix,扬/Jan,尼克拉斯/Niklas,蒂姆/Tim,保罗/Paul,莫里茨/Moritz,法比安/Fabian,尤利安/Julian,西蒙/Simon,达维德/David,托比亚斯/Tobias,延斯/Jens,马茨/Mats,埃米尔/Emil,约纳坦/Jonathan',
  ),
  women: parts(
    '莱娜/Lena,安娜/Anna,莱亚/Lea,劳拉/Laura,尤莱/Jule,索菲/Sophie,克拉拉/Klara,米娅/Mia,汉娜/Hanna,妮娜/Nina,卡琳娜/Carina,弗兰齐斯卡/Franziska,约翰娜/Johanna,保利娜/Pauline,丽莎/Lisa,埃玛/Emma',
  ),
};

export const italian: NameStock = {
  ...western,
  families: parts(
    '阿莱西/Alessi,贝尔蒂/Berti,卡萨尼/Casani,多纳泰利/Donatelli,埃尔科利/Ercoli,法布里/Fabbri,加斯帕里/Gaspari,因诺琴蒂/Innocenti,兰迪/Landi,马尔凯西尼/Marchesini,纳尔迪/Nardi,奥兰迪/Orlandi,帕加尼/Pagani,夸尔蒂/Quarti,里瓦尔蒂/Rivalti,萨尔维/Salvi,泰斯塔/Testa,乌贝蒂/Uberti,瓦伦蒂/Valenti,扎内蒂尼/Zanettini,巴西莱/Basile,坎帕纳/Campana,德桑蒂斯/De Santis,费拉里尼/Ferrarini,格拉齐亚尼/Graziani,隆戈/Longo,莫雷蒂/Moretti,内里/Neri,皮拉斯/Piras,罗马尼/Romani,塞拉/Serra,托内利/Tonelli,维亚利/Viali,科隆纳/Colonna,比安科/Bianco,里佐/Rizzo',
  ),
  men: parts(
    '马泰奥/Matteo,洛伦佐/Lorenzo,亚历山德罗/Alessandro,安德烈亚/Andrea,马可/Marco,达维德/Davide,弗朗切斯科/Francesco,西莫内/Simone,乔瓦尼/Giovanni,尼科洛/Nicolò,费德里科/Federico,里卡多/Riccardo,托马索/Tommaso,加布里埃莱/Gabriele,卢卡/Luca,彼得罗/Pietro,萨穆埃莱/Samuele,埃利亚/Elia,朱塞佩/Giuseppe,斯特凡诺/Stefano',
  ),
  women: parts(
    '朱莉娅/Giulia,基娅拉/Chiara,弗兰切斯卡/Francesca,马丁娜/Martina,索菲娅/Sofia,阿莉切/Alice,瓦伦蒂娜/Valentina,埃莱娜/Elena,贝内黛塔/Benedetta,阿丽安娜/Arianna,卡米拉/Camilla,西尔维娅/Silvia,艾丽莎/Elisa,露琪亚/Lucia,马蒂尔德/Matilde,诺埃米/Noemi',
  ),
};

export const dutch: NameStock = {
  ...western,
  families: parts(
    '范贝克/Van Beek,德赫鲁特/De Groot,维瑟/Visser,穆尔德/Mulder,博斯曼/Bosman,德克尔/Dekker,范登霍芬/Van den Hoven,科伊曼/Kooiman,斯密茨/Smits,范莱文/Van Leeuwen,霍克斯特拉/Hoekstra,布劳沃/Brouwer,德弗里斯/De Vries,雷恩德斯/Reinders,维尔梅伦/Vermeulen,斯科尔滕/Scholten,范戴伦/Van Daelen,波斯特马/Postma,泰默/Timmer,范德林德/Van der Linde,赫尔曼斯/Hermans,奎珀/Kuiper,维特曼/Witteman,哈尔斯马/Halsma,伊德玛/Idema,雅各布斯/Jacobs,兰伯斯/Lambers,诺尔德/Noord,奥斯特霍夫/Oosterhof,普林斯/Prins,鲁斯/Roos,泰尔霍斯特/Terhorst,范温德/Van Winden,韦塞林/Wesseling,泽曼/Zeeman,马丁娜/Martina',
  ),
  men: parts(
    '达安/Daan,森/Sem,蒂斯/Thijs,巴斯/Bas,拉尔斯/Lars,耶勒/Jelle,鲁本/Ruben,斯文/Sven,米兰/Milan,耶斯佩尔/Jesper,尼克/Nick,库恩/Koen,斯泰因/Stijn,布拉姆/Bram,约里斯/Joris,泰斯/Tijs,卢克/Luuk,芬/Finn,马腾/Maarten,约普/Joep',
  ),
};
