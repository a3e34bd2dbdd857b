/**
 * What sources call a team besides its English name, by country and team. A name drifts from season to season; two
 * clubs may share one, or follow each other in one town: only what stands here (or in the table) is the same team.
 */
export const writings: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  england: {
    arsenal: ['Arsenal FC'], 'man-city': ['Manchester City FC'], liverpool: ['Liverpool FC'], chelsea: ['Chelsea FC'], 'man-united': ['Manchester United FC'], tottenham: ['Tottenham Hotspur FC', 'Tottenham'], newcastle: ['Newcastle United FC', 'Newcastle'], 'aston-villa': ['Aston Villa FC'],
    brighton: ['Brighton & Hove Albion FC', 'Brighton'], 'nottm-forest': ['Nottingham Forest FC'], 'crystal-palace': ['Crystal Palace FC'], bournemouth: ['Bournemouth'], fulham: ['Fulham FC'], brentford: ['Brentford FC'], everton: ['Everton FC'], 'west-ham': ['West Ham United FC', 'West Ham'],
    wolves: ['Wolverhampton Wanderers FC', 'Wolves'], leeds: ['Leeds United FC'], sunderland: ['Sunderland AFC', 'Sunderland FC'], burnley: ['Burnley FC'], leicester: ['Leicester City FC', 'Leicester'], southampton: ['Southampton FC'], ipswich: ['Ipswich Town FC'], norwich: ['Norwich City FC', 'Norwich'], watford: ['Watford FC'],
    'sheffield-united': ['Sheffield United FC'], 'west-brom': ['West Bromwich Albion FC'], hull: ['Hull City AFC', 'Hull City FC'], stoke: ['Stoke City FC'], swansea: ['Swansea City FC', 'Swansea City AFC'], middlesbrough: ['Middlesbrough FC'], cardiff: ['Cardiff City FC'], huddersfield: ['Huddersfield Town AFC', 'Huddersfield Town FC'], luton: ['Luton Town FC'],
  },
  spain: {
    barcelona: ['FC Barcelona'], 'real-madrid': ['Real Madrid CF'], 'atletico-madrid': ['Club Atlético de Madrid', 'Atlético de Madrid'], 'athletic-bilbao': ['Athletic Club Bilbao', 'Athletic Bilbao'], villarreal: ['Villarreal CF'], 'real-betis': ['Real Betis Balompié'], 'real-sociedad': ['Real Sociedad de Fútbol'], sevilla: ['Sevilla FC'], valencia: ['Valencia CF'],
    'celta-vigo': ['RC Celta de Vigo', 'RC Celta'], girona: ['Girona FC'], 'rayo-vallecano': ['Rayo Vallecano de Madrid'], osasuna: ['CA Osasuna'], mallorca: ['RCD Mallorca'], espanyol: ['RCD Espanyol de Barcelona', 'RCD Espanyol'], getafe: ['Getafe CF'], alaves: ['Alavés', 'CD Alavés'], elche: ['Elche CF'], levante: ['Levante UD'],
    cadiz: ['Cádiz CF'], granada: ['Granada CF'], almeria: ['UD Almería'], valladolid: ['Real Valladolid CF'], 'las-palmas': ['UD Las Palmas'], leganes: ['CD Leganés'], eibar: ['SD Eibar'], huesca: ['SD Huesca'],
  },
  germany: {
    bayern: ['FC Bayern München', 'Bayern München'], leverkusen: ['Bayer 04 Leverkusen'], hoffenheim: ['TSG 1899 Hoffenheim', '1899 Hoffenheim'], mainz: ['1. FSV Mainz 05'], bremen: ['SV Werder Bremen'], 'union-berlin': ['1. FC Union Berlin'], gladbach: ['Borussia M’gladbach', 'Bor. Mönchengladbach'], heidenheim: ['1. FC Heidenheim 1846'], koln: ['FC Köln'],
    hertha: ['Hertha BSC'], furth: ['SpVgg Greuther Fürth 1903', 'SpVgg Greuther Fürth'], bochum: ['VfL Bochum 1848'], schalke: ['FC Schalke 04'], darmstadt: ['SV Darmstadt 98'], bielefeld: ['DSC Arminia Bielefeld'], paderborn: ['SC Paderborn 07'],
  },
  italy: {
    inter: ['FC Internazionale Milano', 'Inter'], napoli: ['SSC Napoli'], milan: ['Milan'], juventus: ['Juventus FC', 'Juventus Turin'], roma: ['Roma'], atalanta: ['Atalanta BC', 'Atalanta Bergamo'], bologna: ['Bologna FC 1909', 'Bologna FC'], lazio: ['SS Lazio', 'Lazio Roma'], como: ['Como 1907'], fiorentina: ['ACF Fiorentina'], torino: ['Torino FC'], udinese: ['Udinese Calcio'], genoa: ['Genoa CFC'],
    sassuolo: ['US Sassuolo Calcio'], parma: ['Parma Calcio 1913'], cagliari: ['Cagliari Calcio'], cremonese: ['US Cremonese'], verona: ['Hellas Verona FC'], lecce: ['US Lecce'], pisa: ['AC Pisa 1909'], sampdoria: ['UC Sampdoria'], empoli: ['Empoli FC'], venezia: ['Venezia FC'], spezia: ['Spezia Calcio'], salernitana: ['US Salernitana 1919'], monza: ['AC Monza'], frosinone: ['Frosinone Calcio'],
  },
  france: {
    psg: ['Paris Saint-Germain FC', 'PSG'], marseille: ['Olympique Marseille', 'Olympique de Marseille'], monaco: ['AS Monaco', 'AS Monaco FC'], lille: ['Lille OSC'], lyon: ['Olympique Lyonnais'], nice: ['OGC Nice'], strasbourg: ['RC Strasbourg', 'RC Strasbourg Alsace'], lens: ['RC Lens', 'Racing Club de Lens'], rennes: ['Stade Rennais', 'Stade Rennais FC 1901'], toulouse: ['Toulouse FC'], nantes: ['FC Nantes'], brest: ['Stade Brestois 29'],
    auxerre: ['AJ Auxerre'], angers: ['Angers SCO'], 'le-havre': ['Le Havre AC'], lorient: ['FC Lorient'], metz: ['FC Metz'], bordeaux: ['Girondins Bordeaux', 'FC Girondins de Bordeaux'], 'saint-etienne': ['AS Saint-Étienne'], montpellier: ['Montpellier HSC'], reims: ['Stade de Reims'], clermont: ['Clermont Foot 63'], troyes: ['ESTAC Troyes'],
  },
  china: {
    'shanghai-port': ['Shanghai SIPG', 'Shanghai Port FC'], 'shanghai-shenhua': ['Shanghai Shenhua FC', 'Shanghai Greenland Shenhua'], 'beijing-guoan': ['Beijing Guoan FC', 'Beijing Sinobo Guoan'], 'shandong-taishan': ['Shandong Luneng', 'Shandong Luneng Taishan'], 'tianjin-jinmenhu': ['Tianjin Teda', 'Tianjin Jinmenhu'], henan: ['Henan Jianye', 'Henan FC'], zhejiang: ['Zhejiang Professional', 'Zhejiang FC'],
    'guangzhou-evergrande': ['Guangzhou FC'], 'guangzhou-rf': ['Guangzhou R and F', 'Guangzhou City'], 'jiangsu-suning': ['Jiāngsū Sūníng'], 'wuhan-zall': ['Wuhan Zall FC'], 'dalian-yifang': ['Dalian Yifang FC', 'Dalian Pro'], 'chongqing-lifan': ['Chongqing SWM', 'Chongqing Dangdai'], 'hebei-cfc': ['Hebei CFFC'], 'beijing-renhe': ['Beijing Renhe FC'],
  },
  brazil: {
    flamengo: ['Flamengo RJ', 'CR Flamengo'], palmeiras: ['SE Palmeiras'], cruzeiro: ['Cruzeiro EC'], botafogo: ['Botafogo RJ', 'Botafogo FR'], fluminense: ['Fluminense RJ', 'Fluminense FC'], bahia: ['Bahia BA', 'EC Bahia'], 'sao-paulo': ['São Paulo FC'], corinthians: ['Corinthians SP', 'SC Corinthians Paulista'], gremio: ['Grêmio Porto Alegre', 'Grêmio FBPA'], internacional: ['SC Internacional'], 'atletico-mineiro': ['CA Mineiro'],
    vasco: ['Vasco da Gama RJ', 'CR Vasco da Gama'], santos: ['Santos FC'], 'athletico-pr': ['Atlético Paranaense', 'CA Paranaense'], chapecoense: ['Chapecoense AF'], fortaleza: ['Fortaleza CE', 'Fortaleza EC'], goias: ['Goiás GO', 'Goiás EC'], ceara: ['Ceará CE', 'Ceará SC'], csa: ['CSA AL'], avai: ['Avaí SC', 'Avaí FC'],
  },
  international: {
    'nt-usa': ['USA', 'United States of America'], 'nt-south-korea': ['Korea Republic', 'Korea'], 'nt-ivory-coast': ['Ivory Coast'], 'nt-turkey': ['Turkey'], 'nt-china': ['China PR'], 'nt-iran': ['IR Iran'],
  },
};
