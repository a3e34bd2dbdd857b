import { useLingui } from '@lingui/react/macro';
import { overlayLimits, type OverlayKind, type OverlaySettings } from '@pitchside/api/live/overlays';
import { Button } from '@pitchside/ui/Button';
import { DateField } from '@pitchside/ui/DateField';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Switch } from '@pitchside/ui/Switch';
import { TimeField } from '@pitchside/ui/TimeField';
import { Uploader, type UploaderProps } from '@pitchside/ui/Uploader';
import { useState } from 'react';
import { instantOf } from '../../overlays/instantOf.ts';
import { dayText, timeText } from '../../announcements/announcementDraft.ts';
import { Pair, Stack } from '../../Studio.layout.ts';
import { Picture, Pictures } from './Overlays.layout.ts';
import { Count, Place, Size } from './PlaceFields.tsx';

interface Fields<Kind extends OverlayKind> {
  value: OverlaySettings[Kind];
  set: (part: Partial<OverlaySettings[Kind]>) => void;
}

function ScoreFields({ value, set }: Fields<'score'>) {
  const { t } = useLingui();
  return (
    <>
      <Place value={value} set={set} />
      <Count
        label={t`比分晚多少秒`}
        hint={t`画面比比赛晚就填上，免得叠加层先剧透`}
        value={value.delay}
        max={overlayLimits.delay}
        onChange={(delay) => set({ delay })}
      />
      <Switch side="end" checked={value.has_goals} onCheckedChange={(has_goals) => set({ has_goals })}>{t`进球和红牌动画`}</Switch>
      <Switch side="end" checked={value.has_sound} onCheckedChange={(has_sound) => set({ has_sound })}>{t`进球音效`}</Switch>
    </>
  );
}

function GiftsFields({ value, set }: Fields<'gifts'>) {
  const { t } = useLingui();
  return (
    <>
      <FormField label={t`显示哪些礼物`}>
        <SegmentedControl
          stretch
          segments={[
            { value: 'all', label: t`全部礼物` },
            { value: 'effects', label: t`只要大礼物特效` },
          ]}
          value={value.show}
          onValueChange={(show) => set({ show })}
        />
      </FormField>
      <Switch side="end" checked={value.has_entries} onCheckedChange={(has_entries) => set({ has_entries })}>{t`贵族进场`}</Switch>
    </>
  );
}

function ChatFields({ value, set }: Fields<'chat'>) {
  const { t } = useLingui();
  return (
    <>
      <Place value={value} set={set} />
      <Pair>
        <Count label={t`最多几行`} value={value.lines} min={1} max={overlayLimits.lines} onChange={(lines) => set({ lines })} />
        <Count
          label={t`每行留多少秒`}
          hint={t`0 是一直留着`}
          value={value.lasts}
          max={overlayLimits.lasts}
          onChange={(lasts) => set({ lasts })}
        />
      </Pair>
      <Switch side="end" checked={value.has_gifts} onCheckedChange={(has_gifts) => set({ has_gifts })}>{t`礼物和进场也写进聊天`}</Switch>
    </>
  );
}

function DanmakuFields({ value, set }: Fields<'danmaku'>) {
  const { t } = useLingui();
  return (
    <Pair>
      <FormField label={t`弹幕区域`}>
        <SegmentedControl
          stretch
          segments={[
            { value: 'top', label: t`顶部` },
            { value: 'half', label: t`半屏` },
            { value: 'all', label: t`全屏` },
          ]}
          value={value.area}
          onValueChange={(area) => set({ area })}
        />
      </FormField>
      <Size value={value.size} onChange={(size) => set({ size })} />
    </Pair>
  );
}

function PollFields({ value, set }: Fields<'poll'>) {
  const { t } = useLingui();
  return (
    <>
      <Place value={value} set={set} />
      <Count label={t`结果留多少秒`} value={value.lasts} max={overlayLimits.lasts} onChange={(lasts) => set({ lasts })} />
    </>
  );
}

function TimerFields({ value, set }: Fields<'timer'>) {
  const { t } = useLingui();
  const [day, setDay] = useState(value.ends_at === null ? null : dayText(value.ends_at));
  const [time, setTime] = useState(value.ends_at === null ? null : timeText(value.ends_at));
  function choose(nextDay: string | null, nextTime: string | null): void {
    setDay(nextDay);
    setTime(nextTime);
    set({ ends_at: instantOf(nextDay, nextTime) });
  }
  return (
    <>
      <Place value={value} set={set} />
      <Input
        label={t({ id: 'overlay.title', message: '标题' })}
        value={value.title}
        onValueChange={(title) => set({ title })}
        maxLength={overlayLimits.title}
        counter
        placeholder={t`比如：下半场开球`}
      />
      <Pair>
        <FormField label={t`倒数到哪天`}>
          <DateField value={day} onValueChange={(next) => choose(next, time)} />
        </FormField>
        <FormField label={t`倒数到几点`}>
          <TimeField value={time} onValueChange={(next) => choose(day, next)} />
        </FormField>
      </Pair>
    </>
  );
}

function SponsorsFields({ value, set, uploader }: Fields<'sponsors'> & { uploader: UploaderProps }) {
  const { t } = useLingui();
  return (
    <>
      <Place value={value} set={set} />
      <Count
        label={t`每张显示多少秒`}
        value={value.every}
        min={overlayLimits.every.least}
        max={overlayLimits.every.most}
        onChange={(every) => set({ every })}
      />
      {value.pictures.length > 0 && (
        <Pictures>
          {value.pictures.map((picture, index) => {
            const number = index + 1;
            return (
              <Picture key={picture}>
                <img src={picture} alt={t`第 ${number} 张赞助商图片`} />
                <Button
                  size="s"
                  tone="plain"
                  aria-label={t`去掉第 ${number} 张`}
                  onClick={() => set({ pictures: value.pictures.filter((one) => one !== picture) })}
                >{t`去掉`}</Button>
              </Picture>
            );
          })}
        </Pictures>
      )}
      {value.pictures.length < overlayLimits.pictures && (
        <FormField label={t`赞助商图片`} hint={t`PNG 可以透明，最多八张，保存后生效`}>
          <Uploader {...uploader} />
        </FormField>
      )}
    </>
  );
}

interface KindFieldsProps {
  kind: OverlayKind;
  settings: OverlaySettings;
  change: (part: Partial<OverlaySettings>) => void;
  /** Of new pictures of sponsors. */
  uploader: UploaderProps;
}

/** Settings of one kind of overlay. */
export function KindFields({ kind, settings, change, uploader }: KindFieldsProps) {
  const { t } = useLingui();
  const of = <Kind extends OverlayKind>(one: Kind): Fields<Kind> => ({
    value: settings[one],
    set: (part) => change({ [one]: { ...settings[one], ...part } }),
  });
  const fields = {
    score: () => <ScoreFields {...of('score')} />,
    gifts: () => <GiftsFields {...of('gifts')} />,
    chat: () => <ChatFields {...of('chat')} />,
    danmaku: () => <DanmakuFields {...of('danmaku')} />,
    poll: () => <PollFields {...of('poll')} />,
    timer: () => <TimerFields {...of('timer')} />,
    sponsors: () => <SponsorsFields {...of('sponsors')} uploader={uploader} />,
  };
  return (
    <Stack>
      <Switch
        side="end"
        checked={settings[kind].is_on}
        onCheckedChange={(is_on) => change({ [kind]: { ...settings[kind], is_on } })}
        note={t`单独的地址一直显示，不受这里影响`}
      >
        {t`放进合成场景`}
      </Switch>
      {fields[kind]()}
    </Stack>
  );
}
