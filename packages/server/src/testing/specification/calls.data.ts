/** Values that a client has learned so far; numbers are sent as numbers. */
export interface Known {
  mobile: string;
  password: string;
  smsCode: string;
  captcha: unknown;
  /** Numbers of a live room, of its anchor, and of the test member's own room. */
  room: number;
  anchor: number;
  ownRoom: number;
  /** Another member. */
  other: number;
  match: string;
  basketball: string;
  now: number;
  /** Keys of files that went up. */
  picture: string;
  cover: string;
  front: string;
  back: string;
  film: string;
  /** Answers of earlier calls, by path; and existing things, by kind. */
  answers: Map<string, unknown>;
}

type Params = Record<string, unknown>;

export interface SpecifiedCall {
  /** Spelling of section 7 of the specification. */
  call: string;
  params?: Params | ((known: Known) => Params);
  /** A business refusal that is due here, as a client may meet one; default the call succeeds. */
  refused?: RegExp;
}

interface Listed {
  list: { id: string | number; price?: number; [field: string]: unknown }[];
}

/** Numbers as numbers, other ids as they are. */
const asSent = (id: unknown): unknown => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id);
const firstOf = ({ answers }: Known, path: string) => (answers.get(path) as Listed).list[0];
const firstId = (known: Known, path: string) => asSent(firstOf(known, path)?.id);
const madeId = ({ answers }: Known, path: string, name: string) =>
  asSent((answers.get(path) as Record<string, { id: string } | undefined>)[name]?.id);
const thePost = (known: Known): Params => ({ id: madeId(known, 'anchor_dynamics_user/insert', 'post') });
const theFilm = ({ answers }: Known): Params => ({ id: asSent(answers.get('video')) });
const inRoom = ({ room }: Known): Params => ({ id: room });
const inOwnRoom = ({ ownRoom }: Known): Params => ({ id: ownRoom });
const guest = ({ ownRoom, other }: Known): Params => ({ id: ownRoom, user_id: other });

/** Calls before the sign-in: those of startup and of the login dialog. */
export const asVisitor: readonly SpecifiedCall[] = [
  { call: 'POST live/liveKickoutList' },
  { call: 'POST user/getKefuInfo' },
  { call: 'GET Universal/imTouristAccount' },
  { call: 'POST user/getLoginQrcode' },
  { call: 'POST user/getCode', params: ({ mobile }) => ({ mobile, type: 1 }) },
];

export const registration: SpecifiedCall = {
  call: 'POST user/registered',
  params: ({ mobile, password, smsCode, captcha }) => ({ mobile, password, device_type: 'pc', invite: '', code: smsCode, captcha }),
};
export const newPassword: SpecifiedCall = {
  call: 'POST user/forgotPassword',
  params: ({ mobile, password, smsCode }) => ({ mobile, code: smsCode, password }),
};
export const login: SpecifiedCall = {
  call: 'POST user/login',
  params: ({ mobile, password, captcha }) => ({ mobile, password, device_type: 'pc', invite: '', code: '', captcha }),
};

/** The rest of section 7 in its order, by a member with a room and money. */
export const asMember: readonly SpecifiedCall[] = [
  { call: 'GET User/getUserInfo' },
  { call: 'GET Member/info' },
  { call: 'POST member/updateInfo', params: { user_nickname: '只读说明的人' } },
  { call: 'GET user/avatarList' },
  { call: 'POST Member/verified', params: ({ front, back }) => ({ real_name: '周建强', id_number: '11010519491231002X', front, back }) },
  { call: 'POST Member/getVerifiedInfo' },
  {
    call: 'POST Member/applyChannel',
    refused: /主播/,
    params: {
      real_name: '周建强',
      id_number: '11010519491231002X',
      experience: '在大学电台解说过三年足球，现在每周都播',
      contact: '微信 fan2026',
    },
  },
  { call: 'POST Member/paymentPassword', params: { password: 204861, confirm: 204861 } },
  { call: 'POST Member/getQiniuToken' },
  { call: 'POST Member/attention', params: ({ anchor }) => ({ id: anchor }) },
  { call: 'GET User/attentionList' },
  { call: 'GET User/watchlistList' },
  { call: 'GET User/anchorExperienceList' },
  {
    call: 'GET Bank_card/bind',
    refused: /实名/,
    params: { card_number: 6222021234567894, real_name: '周建强', payment_password: 204861 },
  },
  { call: 'GET Bank_card/getInfo' },
  {
    call: 'GET Bank_card/bindAliPay',
    refused: /实名/,
    params: { account: 'fan@example.com', real_name: '周建强', payment_password: 204861 },
  },
  { call: 'GET Bank_card/getAliPayInfo' },
  { call: 'GET Balance/applyForWithdrawal', refused: /支付密码/, params: { amount: 10_000, account: 'bank', password: '000000' } },
  { call: 'GET Balance/withdrawalList' },
  { call: 'GET Balance/conversionBalance', refused: /支付密码/, params: { amount: 100, password: '000000' } },
  { call: 'POST chargerules/getList' },
  { call: 'GET pay/getPayChannelList' },
  {
    call: 'GET chargerules/payUrl',
    refused: /余额不足/,
    params: (known) => ({ rule: firstId(known, 'chargerules/getList'), channel: 'wallet' }),
  },
  { call: 'GET Order/getList' },
  { call: 'GET order/getTypeList' },
  { call: 'GET Live/getLiveUrl', params: inRoom },
  { call: 'POST Live/setLiveInfo', params: { title: '德比夜', category: 'football' } },
  { call: 'POST Live/mobileStartRoom', params: { title: '德比夜' } },
  { call: 'GET Live/getRoomList' },
  { call: 'GET Live/startRoom' },
  { call: 'GET Live_streaming/getRoomInfo', params: inRoom },
  { call: 'GET live_streaming/getLiveList' },
  { call: 'GET Live/getPlacard', params: inRoom },
  { call: 'POST Live/setPlacard', params: { placard: '今晚八点' } },
  { call: 'POST Live/setLiveList', params: { ids: [1], is_listed: false } },
  { call: 'GET live/setTitle', params: { title: '德比之夜' } },
  { call: 'GET live/updateLive', params: { category: 'talk' } },
  { call: 'GET Live/getBucketRoomList' },
  { call: 'POST Live/setTaboo', params: (known) => ({ ...guest(known), minutes: 10, reason: '刷屏' }) },
  { call: 'POST Live/getUserStatus', params: inRoom },
  { call: 'POST live/liveKickout', params: (known) => ({ ...guest(known), reason: '刷屏' }) },
  { call: 'POST live/liveKickoutList' },
  { call: 'POST live/share', params: inRoom },
  { call: 'GET live_streaming/roomRanking', params: inRoom },
  { call: 'POST Live_streaming/getLivePlaybackList', params: inOwnRoom },
  { call: 'POST live/assistantList', params: inOwnRoom },
  { call: 'POST live/groupList' },
  { call: 'POST live/getLiveGroupList', params: inOwnRoom },
  { call: 'POST live/addshowGroup', params: { badge: '看台' } },
  { call: 'POST RoomManage/getLiveRoomManageList', params: inOwnRoom },
  { call: 'POST RoomManage/relieveTaboo', params: guest },
  { call: 'POST RoomManage/setAdministrations', params: ({ ownRoom, anchor }) => ({ id: ownRoom, user_id: anchor }) },
  { call: 'POST RoomManage/delLiveRoomManage', params: ({ ownRoom, anchor }) => ({ id: ownRoom, user_id: anchor }) },
  { call: 'GET Live/endRoom' },
  { call: 'POST live/reserveMatch', params: ({ match }) => ({ match_id: match }) },
  { call: 'POST live/reserveMatch2', params: ({ basketball }) => ({ match_id: basketball }) },
  { call: 'GET Live_streaming/getUserReserveLiveList' },
  { call: 'GET live_streaming/getReserveLiveList', params: ({ now }) => ({ from: now, until: now + 86_400_000 }) },
  { call: 'POST Live/setReserveLiveNew', params: ({ now }) => ({ title: '赛前聊聊', start_at: now + 7_200_000 }) },
  { call: 'GET live/deleteReserveLive', params: (known) => ({ id: firstId(known, 'Live_streaming/getUserReserveLiveList') }) },
  { call: 'GET Gift/getList' },
  { call: 'GET member/handselGift', params: ({ room }) => ({ id: room, gift_id: 'clap', count: 1 }) },
  { call: 'GET Gift/getUserGiftList' },
  { call: 'POST member/webgetAnchorgiftlist', params: ({ anchor }) => ({ anchor_id: anchor }) },
  { call: 'GET Guard/getList' },
  { call: 'GET guard_user/buy', params: ({ room }) => ({ id: room, rank: 'rookie', months: 1 }) },
  { call: 'GET Barrage/send', params: ({ room }) => ({ id: room, text: '好球' }) },
  { call: 'GET Barrage/getList', params: inRoom },
  { call: 'GET Member/sneHorn', params: ({ room }) => ({ id: room, text: '加时了，速来' }) },
  { call: 'GET Member/hornList' },
  {
    call: 'POST anchor_dynamics_user/insert',
    params: ({ answers, picture }) => ({ circle_id: asSent(answers.get('circle')), content: '谁看了', pictures: [picture] }),
  },
  { call: 'POST anchor_dynamics_user/likes', params: thePost },
  { call: 'POST anchor_dynamics_user/comment', params: (known) => ({ ...thePost(known), content: '我看了' }) },
  {
    call: 'POST anchor_dynamics_user/commentLikes',
    params: (known) => ({ id: madeId(known, 'anchor_dynamics_user/comment', 'comment') }),
  },
  { call: 'GET anchor_dynamics/info', params: thePost },
  { call: 'GET anchor_dynamics/userPostList' },
  { call: 'POST anchor_dynamics/commentList', params: thePost },
  { call: 'POST anchor_dynamics/deletePost', params: thePost },
  { call: 'GET Football/season_table', params: { id: 'epl' } },
  { call: 'POST hot_match/all_match' },
  { call: 'GET hot_match/recommend' },
  { call: 'GET hot_match/initial_list' },
  { call: 'POST hot_match/msgGetSimple', params: ({ match }) => ({ id: match }) },
  { call: 'GET Search/index', params: { name: '房间' } },
  { call: 'GET Search/anchor', params: { name: 138 } },
  { call: 'GET Search/live', params: { name: '房间' } },
  { call: 'GET Headlines/classifyList' },
  { call: 'GET Portal_post/getList2' },
  { call: 'GET Headlines_user/insert', params: ({ answers }) => ({ id: asSent(answers.get('article')), content: '我读了' }) },
  { call: 'POST Banner/getBannerList' },
  { call: 'POST Video/getList' },
  {
    call: 'POST Video_user/insert',
    params: ({ answers, cover, film }) => ({ title: '德比', category_id: asSent(answers.get('category')), cover, video: film }),
  },
  { call: 'POST Video/anchorWorks', params: ({ anchor }) => ({ user_id: anchor }) },
  { call: 'POST Video/getVideoInfo', params: theFilm },
  { call: 'POST Video/addView', params: theFilm },
  { call: 'POST Video_user/favorites', params: theFilm },
  { call: 'POST Video_user/likes', params: theFilm },
  { call: 'POST Video_user/comment', params: (known) => ({ ...theFilm(known), content: '我看了' }) },
  { call: 'POST Video_user/commentLikes', params: (known) => ({ id: madeId(known, 'Video_user/comment', 'comment') }) },
  { call: 'POST Video/commentList', params: theFilm },
  { call: 'GET Video/commentOneList', params: (known) => ({ id: madeId(known, 'Video_user/comment', 'comment') }) },
  { call: 'GET Video/userPostList' },
  { call: 'GET Videoclassification' },
  { call: 'GET videoRank/getRank' },
  { call: 'GET videocclassification/recommend' },
  { call: 'GET videocclassification/allList' },
  { call: 'GET videocclassification/search', params: { name: '足' } },
  { call: 'GET video/videoList', params: theFilm },
  { call: 'POST videocclassification/myClassification' },
  { call: 'POST videocclassification/addMyclassification', params: ({ answers }) => ({ ids: [asSent(answers.get('category'))] }) },
  { call: 'POST Video_user/delete', params: (known) => ({ id: madeId(known, 'Video_user/insert', 'video') }) },
  { call: 'POST group/getRecommendUserList' },
  { call: 'POST group/getRecommendGroupList' },
  { call: 'POST group/addressBook' },
  { call: 'POST group/addgroup', params: { name: '北看台' } },
  { call: 'POST group/addGroupUser', params: ({ answers }) => ({ id: asSent(answers.get('group')) }) },
  { call: 'POST group/crossCorrelation', params: ({ other }) => ({ id: other }) },
  { call: 'POST group/destroyGroupNew', params: (known) => ({ id: madeId(known, 'group/addgroup', 'group') }) },
  { call: 'POST Activity/pcSignTaskList' },
  { call: 'POST Activity/task_handle_sign', params: { id: 'sign' } },
  { call: 'POST Activity_Config/user_task_list' },
  { call: 'GET Activity_Config/getActivityUrl' },
  { call: 'POST goods/goodsList' },
  { call: 'POST goods/exchangeRecords' },
  {
    call: 'POST goods/exchange',
    params: ({ answers }) => {
      const { list } = answers.get('goods/goodsList') as Listed;
      const goods = list.find(({ price }) => price === 90);
      return { id: asSent(goods?.id), price: goods?.price };
    },
  },
  { call: 'POST Redenvelope/insert', params: ({ room }) => ({ id: room, total: 2, count: 2 }) },
  { call: 'POST Redenvelope/getRedInfo', params: (known) => ({ id: madeId(known, 'Redenvelope/insert', 'envelope') }) },
  { call: 'POST Redenvelope/receiveRed', params: ({ answers }) => ({ id: asSent(answers.get('envelope')) }) },
  { call: 'GET Push/getList' },
  { call: 'GET universal/getHot' },
  { call: 'POST banner/getAdvertisement', params: { place: 'main' } },
  { call: 'GET banner/getAdvertisingList', params: { place: 'main' } },
  { call: 'POST Basketballuser/collect', params: ({ basketball }) => ({ id: basketball }) },
  { call: 'POST Member/SignOut' },
];
