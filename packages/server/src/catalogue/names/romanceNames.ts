import { parts, western } from './parts.ts';
import type { NameStock } from './people.types.ts';

export const french: NameStock = {
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

export const portuguese: NameStock = {
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
