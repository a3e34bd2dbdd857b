import { useLingui } from '@lingui/react/macro';
import { Footer } from '@pitchside/ui/Footer';
import { useSnapshot } from 'valtio';
import { routes } from '../routes.data.ts';
import { memberPlaces } from '../platform/session/memberLinks.ts';
import { kefu } from '../platform/system/kefu.store.ts';
import { chineseName, latinName } from '../platform/system/names.ts';
import { system } from '../platform/system/system.store.ts';

/** Address of a document by its type. */
const legal = (type: number) => `${routes.aboutUser.path}?type=${type}`;

/** Footer with the sitemap of existing pages, and the contacts from the system settings. */
export function FooterWired() {
  const { t, i18n } = useLingui();
  /** The record is registered in Chinese; elsewhere its number is what can be read. */
  const record = (text: string) => {
    const [number] = /\d{6,}/.exec(text) ?? [];
    return number === undefined || i18n.locale.startsWith('zh') ? text : t`ICP 备案 ${number}`;
  };
  const { config } = useSnapshot(system);
  const { hours } = useSnapshot(kefu);
  const columns = [
    {
      id: 'watch',
      title: t`看球`,
      links: [
        { id: 'live', label: t`直播`, href: routes.anchor.path },
        { id: 'scores', label: t`比分`, href: routes.football.path },
        { id: 'schedule', label: t`赛程`, href: routes.schedule.path },
        { id: 'videos', label: t({ id: 'videos.all', message: '视频' }), href: routes.videoList.path },
        { id: 'news', label: t`头条`, href: routes.news.path },
        { id: 'circle', label: t`社区`, href: routes.circle.path },
        { id: 'experts', label: t({ id: 'tipsters.all', message: '专家' }), href: routes.specialist.path },
      ],
    },
    {
      id: 'sports',
      title: t`直播间`,
      links: [
        { id: 'football', label: t`足球直播`, href: `${routes.anchor.path}?type=1` },
        { id: 'basketball', label: t`篮球直播`, href: `${routes.anchor.path}?type=2` },
      ],
    },
    {
      id: 'mine',
      title: t`我的`,
      links: [
        { id: 'space', label: t`我的空间`, href: memberPlaces.space },
        { id: 'wallet', label: t`我的钱包`, href: memberPlaces.wallet },
      ],
    },
    {
      id: 'help',
      title: t`帮助`,
      links: [
        { id: 'start', label: t`开播教程`, href: legal(4) },
        { id: 'about', label: t`关于与联系`, href: legal(5) },
        { id: 'feedback', label: t`意见反馈`, href: legal(6) },
        { id: 'download', label: t({ id: 'download.page', message: '下载' }), href: routes.download.path },
        { id: 'agreement', label: t`用户协议`, href: legal(1) },
        { id: 'privacy', label: t`隐私政策`, href: legal(2) },
        { id: 'anchor', label: t`主播协议`, href: legal(3) },
      ],
    },
  ];
  const email = config?.customer_service_email;
  return (
    <Footer
      siteName={latinName.toUpperCase()}
      localName={chineseName}
      slogan={t`坐在场边看球。直播、比分、数据和懂球的人都在这里。`}
      columns={columns}
      contacts={[
        { id: 'anchor', label: t`主播申请`, value: config?.apply_for_anchor },
        { id: 'feedback', label: t`反馈`, value: config?.feedback_qq },
        { id: 'service', value: email, ...(email && { href: `mailto:${email}` }) },
        { id: 'hours', label: t`客服时间`, value: hours },
      ]}
      {...(config?.icp_record && { icp: { number: record(config.icp_record) } })}
      {...(config?.streaming_software_url && {
        streamingSoftware: { id: 'obs', label: t`下载推流软件`, href: config.streaming_software_url, external: true },
      })}
      notice={t`理性观赛，文明互动`}
    />
  );
}
