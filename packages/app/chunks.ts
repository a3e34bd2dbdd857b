const library = (names: string) => new RegExp(`/node_modules/(?:${names})/`);
const part = (names: string) => new RegExp(`/packages/ui/src/(?:[a-z]+/)?(?:${names})`);

/** The frame of every screen, and the parts drawn before the data of a screen is there. */
const framed = [
  part(
    'theme/(?!recipes/|noble)|theme/recipes/(?:button|frame)|UiProvider/|locales/index|format/(?!PriceTag|civil)|Header/(?!HeaderNavMenus|HeaderNavEntries|HeaderPopover)|Logo/|Footer/|SearchBox/(?:SearchBox|SearchFrame|useSlashKey)|LanguageSwitch/|ThemeSwitch/|UserMenu/UserMenu\\.|Button/|ButtonLink/|Text/|Link/|ErrorState/|EmptyState/|Banner/|ProgressLine/|Avatar/|Skeleton/|SectionTitle/|Ground/|Divider/|ThemeScope/|LiveCard/(?:LiveCardSkeleton|LiveCard\\.css)|MatchCard/(?:MatchCardSkeleton|MatchCard\\.css)|pictures/(?:empty|avatar)',
  ),
  /\/packages\/(?:api\/src\/(?:client|contract|barrage\/|noble\/noble\.schema|fans\/badge|realtime\/(?:index|backoff|clock|frames|listeners|plainFrames|realtime\.contract|shared|wire)|content\/content\.schema|(?:envelopes|fans|friends|gifts|groups|horn|ledger|messages|moderation|news|noble|notices|studio)\/\w+\.schema|matches\/(?:detail|odds)\.schema|system|account|live|matches\/(?:index|matches\.))|app\/src\/(?:App\.|router\.|routes\.data|start\.|shell\/(?!Sidebar)|platform\/(?:api|near|session|system|storage|theme|width|title|toasts|overlays|realtime|guard|idle|unseen|region|words|address|report\/report\.(?:store|later)|walk|share\/share\.store)|areas\/(?:member\/(?:member\.lazy|tasks\/(?:TaskPanelLater|TaskPanel\.layout|panel\.lazy))|messages\/(?:messages\.lazy|start\.messages|bell\/(?:BellLater|BellPlace\.layout)|panel\/(?:PanelLater|panel\.store))|content\/(?:index|front\.lazy|pages\.data|videos\/video\.links)|home\/search\/(?:Search\.|history|useSuggestions)|live\/(?:live\.lazy|telling\/(?:followTold|telling\.lazy)|stage\/room\.state|(?:kickouts|lobby\/rooms|mini\/aside)\.store)|money\/(?:money\.lazy|recharge\/recharge\.store)|scores\/(?:scores\.lazy|reserve\/reminder\.|collect\/collect\.(?:store|acts)|goals\/goals\.(?:store|rules|settings)|matches\/matches\.store))))/,
];

/**
 * The first picture of the home page and its drawing code. This chunk runs before all others, so it depends on none of them; the frame and
 * every screen use it too.
 */
const firstPicture = [
  /\/areas\/(?:home\/screens\/Main\/(?:firstPicture|stage\.data)|scores\/rooms\/cover\.presenter)\.ts$/,
  part('pictures/(?:basketball|camera|cover|crest|drawn|esports|figures|football|football\\.pitch|poster|seed|studio|svg|tactics)\\.ts$'),
];

/** The home page, without the parts that load on scroll. */
const home = [
  /\/areas\/home\/screens\/Main\/(?!MainMore\.(?:wired|layout)|MainNobody|MainQuiet)/,
  part('HeroPlayer/|AnchorRank/|ChannelStrip/|MatchAgenda/'),
];

/** The frame of a picture with its controls, of rooms, recordings and videos. */
const picture = part('PlayerFrame/(?!PlayerHelp\\.|usePlayerKeys|playerKeys|keepsKey)');

/** Danmaku over a picture, and the composer for it. */
const flight = part('DanmakuLayer/|DanmakuComposer/(?!DanmakuDressMenu)|theme/noble\\.data');

/** The initial view of a room, before any interaction. */
const room = [
  /\/areas\/live\/(?:stage\/(?:PictureSlot|past\.comments|RoomDanmaku|usePlayerState|room\.layout|room\.visit|report\.acts|useFlyingView|places|chat\.presenter|FlyingComments|(?:quality|picture|match|room|standing|comments|rules)\.store|speak|player\.presenter|CoverScore|RoomPlayer|muteState|RoomComposer)|gifts\/(?:gifts\.lazy|useSettled|RoomEffects|order\.kept|arrival\.presenter|effects\.store|choices\.store|gift\.presenter|tray\.store|gift\.lines)|notices\/notices\.store|envelopes\/envelopes\.store|chat\/(?:people|column\.store)|moderation\/(?:RoomDesk|moderation\.lazy|card\.store|undo\.store)|horn\/(?:horn\.lazy|HornKey|horn\.layout|RoomHorns|horns\.store)|multi\/multi\.(?:address|kept)|mini\/(?:ownWindow|aside\.acts)|replay\/(?:replay\.(?:view|links)|replays\.store)|screens\/Live\/LiveUnder\.layout)/,
  /\/packages\/api\/src\/(?:envelopes\/envelopes\.|gifts\/gift\.schema)/,
  part(
    'gift\\.ts|ReplayCard/|RoomHead/|RoomPlacard/|ChatList/chatLog|GiftPanel/(?:GiftShelfBones|GiftPanelSkeleton|GiftPanel\\.css)|SpendGuard/spendGuard|EffectStage/engine/arrival|MultiView/layouts',
  ),
];

/** The chat of a room; visitors never see the composer. */
const talk = part('ChatComposer/|ChatList/(?!chatLog)');

/** Parts that draw rooms and matches on every screen. */
const matches = [
  part(
    'theme/recipes/(?:slant|live|tabs|iconButton)|Stale/|SegmentedControl/|FormField/useField|Scorebug/|StatusChip/|Crest/|Cover/(?!Story)|pictures/(?!Emoji|emoji|game|gift|goods|story|Cover/Story|IconTile)|Chip/|LiveCard/(?!LiveCardSkeleton|LiveCard\\.css)|SportIcon/|MatchCard/(?!MatchCardSkeleton|MatchCard\\.css)',
  ),
  /\/areas\/(?:scores\/(?:rooms\/(?:room\.presenter|useFreshRooms|useRoomWords)|matches\/(?:useMatchNote|useTableShape))|live\/lobby\/categories\.data)/,
];

/** Icons of the first page and of the frame; the others load with the first screen that needs one. */
const frameIcons =
  /\/icons\/(?:arrow-right|arrow-up-right|calendar-days|circle-exclamation-point|triangle-exclamation-point|chevron-down|chevron-right|circle-check|circle-x|external-link|flame|gamepad-2|info|languages|mic|moon|panel-left-close|panel-left-open|pause|play|radio|refresh-cw|search|star|sun|volume-2|volume-x|wifi-off|x)\.[cm]?js$/;

/** Further icons of a room. */
const roomIcons =
  /\/icons\/(?:arrow-down|arrow-left-right|arrow-right-left|at-sign|ban|check|chevron-up|circle-play|coffee|copy|eraser|expand|eye|eye-off|face-slightly-smiling|flag|flag-triangle-right|gem|gift|goal|layers-2|layout-grid|loader-circle|log-in|mail|maximize|megaphone|message-square-off|message-square-text|mic-off|minimize|monitor-check|picture-in-picture-2|plus|radio-tower|rectangle-horizontal|rotate-ccw|rotate-cw|share-2|shield-check|shield-exclamation-point|shield-off|shrink|skip-forward|sliders-horizontal|timer|unplug|user|user-plus|user-round-x|user-x|users|volume-1|wifi)\.[cm]?js$/;

/**
 * Chunks of the scripts. Left alone, every module shared by two screens became a file of its own: sixty for the first page, each compressed
 * alone and waiting for a connection. The frame of every page is one chunk, the parts of matches a second, the layout of screens a third. A
 * room has four more: recordings and videos share its picture, and visitors need no chat. Panels and screens stay apart and load when they
 * are opened.
 */
export const chunks = {
  groups: [
    // The values of the colours are in the styles; only who draws on a canvas reads them here.
    { name: 'colours', test: part('theme/tokens\\.data'), priority: 70 },
    { name: 'first', test: (id: string) => firstPicture.some((known) => known.test(id)), priority: 65 },
    { name: 'react', test: library('react|react-dom|scheduler|use-sync-external-store'), priority: 60 },
    {
      name: 'libraries',
      test: library(
        '@base-ui/react/(?:csp-provider|internals/csp-context)|react-router|react-router-dom|cookie|ky|zod|valtio|proxy-compare|@lingui|styled-components|stylis|@emotion|@vanilla-extract',
      ),
      priority: 50,
    },
    { name: 'room-icons', test: (id: string) => library('lucide-react').test(id) && roomIcons.test(id), priority: 47 },
    { name: 'more-icons', test: library('lucide-react'), priority: 45 },
    { name: 'headless', test: library('@base-ui|@floating-ui'), minShareCount: 5, priority: 40 },
    { name: 'home', test: (id: string) => home.some((known) => known.test(id)), priority: 25 },
    {
      name: 'player',
      test: /\/platform\/player\/(?:livePlayer|useLivePlayer)|\/PlayerFrame\/(?:usePlayerKeys|playerKeys|keepsKey)/,
      priority: 28,
    },
    {
      name: 'frame',
      test: (id: string) =>
        framed.some((known) => known.test(id)) || (library('lucide-react').test(id) && (!/\/icons\//.test(id) || frameIcons.test(id))),
      priority: 50,
    },
    {
      name: 'match',
      test: (id: string) => matches.some((known) => known.test(id)),
      priority: 26,
    },
    {
      name: 'blocks',
      test: part(
        'theme/recipes/(?:surface|box|sign|plates)|Card/|CardMark/|CheckList/|Facts/|FollowButton/|FormField/|IconButton/|IconTile/|Input/|KeyHint/|LeagueStripe/|LevelBadge/|MatchEvents/|NobleBadge/|NobleMark/|Pressable/|PriceTag/|RowList/|StateMark/|Tabs/|Tooltip/(?:hintGroup|useHint|Tooltip\\.tsx)|TwoLines/|actions/useWanted',
      ),
      priority: 20,
    },
    { name: 'picture', test: picture, priority: 19 },
    { name: 'flight', test: flight, priority: 19 },
    { name: 'room', test: (id: string) => room.some((known) => known.test(id)), priority: 18 },
    { name: 'talk', test: talk, priority: 17 },
  ],
};
