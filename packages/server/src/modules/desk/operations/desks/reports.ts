import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { reportReasons, type ReportKind, type ReportReason } from '@pitchside/api/live/moderation';
import { paperSides, type ReviewCase } from '@pitchside/api/desk/operations';
import { CallError } from '../../../../platform/callError.ts';
import { local, type Localizable } from '../../../../text/local.ts';
import { speakAll } from '../../../../text/speak.ts';
import type { ReportReview, ReportedCase } from '../../../live/moderation/index.ts';
import type { Desk } from '../desk.ts';
import { createReviewedDesk } from './reviewed.ts';

const texts = {
  gone: msg`没有找到`,
  paid: msg`举报没有打款`,
  what: msg`举报的是`,
  follows: msg`成立后`,
  people: msg`举报人数`,
  before: msg`此前举报成立`,
};

const kinds: Record<ReportKind, MessageDescriptor> = {
  room: msg`直播间`,
  comment: msg`弹幕`,
  member: msg`用户`,
  video: msg`视频`,
  video_comment: msg`视频评论`,
  video_danmaku: msg`视频弹幕`,
  post: msg`动态`,
  post_comment: msg`动态评论`,
  article: msg`资讯`,
  article_comment: msg`资讯评论`,
  plan: msg`方案`,
  plan_comment: msg`方案评论`,
  message: msg`私信`,
  group: msg`群`,
};

const reasons: Record<ReportReason, MessageDescriptor> = {
  spam: msg`垃圾广告`,
  abuse: msg`辱骂攻击`,
  sexual: msg`色情低俗`,
  violence: msg`血腥暴力`,
  fraud: msg`诈骗`,
  gambling: msg`赌博拉人`,
  politics: msg`违法内容`,
  minors: msg`伤害未成年人`,
  copyright: msg`侵权`,
  other: msg`其他`,
};

const text = (each: MessageDescriptor) => local(speakAll(each));
const states = { waiting: 'waiting', passed: 'upheld', returned: 'rejected' } as const;
const stateOf = { waiting: 'waiting', upheld: 'passed', rejected: 'returned' } as const;

/** Indices of the pictures that may be opened. */
const places = paperSides.filter((side) => /^\d$/.test(side));

const describe = ({ row, owner, reports, before, follows }: ReportedCase): Localizable<ReviewCase> => {
  const counts = reportReasons
    .map((reason) => ({ reason, total: reports.filter((each) => each.reason === reason).length }))
    .filter(({ total }) => total > 0);
  const pictures = reports.reduce((sum, each) => sum + each.pictures.length, 0);
  return {
    no: `R${row.id}`,
    kind: 'report',
    state: stateOf[row.state],
    member: { id: String(owner.id), user_nickname: owner.nickname, avatar: owner.avatar, level: owner.level, created_at: owner.createdAt },
    amount: null,
    fee: null,
    target: row.snapshot,
    text: reports.flatMap((each) => (each.text === '' ? [] : [each.text])).join('\n'),
    reason: row.reason,
    submitted_at: row.firstAt,
    decided_at: row.decidedAt,
    pictures: places.slice(0, pictures),
    checks: [
      { name: text(texts.what), found: text(kinds[row.kind]), is_ok: true },
      { name: text(texts.people), found: String(reports.length), is_ok: reports.length < 3 },
      ...(follows ? [{ name: text(texts.follows), found: local(follows), is_ok: true }] : []),
      ...counts.map(({ reason, total }) => ({ name: text(reasons[reason]), found: `×${total}`, is_ok: true })),
      { name: text(texts.before), found: String(before), is_ok: before === 0 },
    ],
  };
};

/** Desk of reports, one case per object. Approval confirms that the object breaks the rules. */
export function createReportDesk(review: ReportReview): Desk {
  const { desk, known } = createReviewedDesk({
    kind: 'report',
    group: 'reports',
    letter: 'R',
    states,
    texts,
    describe,
    review,
    decide: (operatorId, id, isPassed, reason) => review.decide(operatorId, id, isPassed ? 'upheld' : 'rejected', reason),
  });
  return {
    ...desk,
    async look(_operatorId, no, side) {
      const picture = await review.picture(known(no), Number(side));
      if (!picture) throw new CallError(texts.gone);
      return { bytes: picture, realName: '', idNumber: '' };
    },
  };
}
