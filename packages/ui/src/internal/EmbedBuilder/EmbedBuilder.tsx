import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { forwardRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { NumberField } from '../../forms/NumberField/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { ahead, choices, frame, note, pair, picture, result, stage } from './EmbedBuilder.css.ts';

/** Choices that make a code. */
export interface EmbedChoice {
  language: 'zh' | 'en' | 'vi';
  theme: 'auto' | 'light' | 'dark';
  /** Six hexadecimal digits, or empty for the site's own colour. */
  color: string;
  /** Size of the frame, px. */
  width: number;
  height: number;
  hidesScore: boolean;
  hidesChat: boolean;
}

export interface EmbedBuilderProps extends RootProps {
  /** Kinds that fit the subject, with their names. */
  kinds: readonly { value: string; label: string }[];
  kind: string;
  onKindChange: (kind: string) => void;
  choice: EmbedChoice;
  onChoiceChange: (choice: EmbedChoice) => void;
  /** Whether the score can be left out; default false. */
  canHideScore?: boolean;
  /** Whether the chat can be left out; default false. */
  canHideChat?: boolean;
  /** Address of the embed, which is shown as it will be; null while there is nothing to embed. */
  src: string | null;
  /** The code to paste; empty while there is nothing to embed. */
  code: string;
  onCopy: (code: string) => void;
}

/** Ranges of a frame's size, px. */
const [least, most] = [120, 1_600];
const digits = (text: string) => text.replaceAll(/[^\da-f]/gi, '').toLowerCase();

/** Makes the code that puts a score, a match, a table, a schedule, a room or a record onto another site, beside how it will look there. */
export const EmbedBuilder = forwardRef<HTMLDivElement, EmbedBuilderProps>(function EmbedBuilder(
  { kinds, kind, onKindChange, choice, onChoiceChange, canHideScore = false, canHideChat = false, src, code, onCopy, ...root },
  ref,
) {
  const { t } = useLingui();
  const change = (part: Partial<EmbedChoice>) => onChoiceChange({ ...choice, ...part });
  const { language, theme, color, width, height, hidesScore, hidesChat } = choice;
  const isColor = color === '' || color.length === 6;
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={choices}>
        {kinds.length > 0 && (
          <FormField label={t`嵌入什么`}>
            <SegmentedControl segments={kinds} value={kind} onValueChange={onKindChange} stretch />
          </FormField>
        )}
        <FormField label={t`语言`}>
          <SegmentedControl
            stretch
            segments={[
              { value: 'zh', label: '中文' },
              { value: 'en', label: 'English' },
              { value: 'vi', label: 'Tiếng Việt' },
            ]}
            value={language}
            onValueChange={(next) => change({ language: next })}
          />
        </FormField>
        <FormField label={t`明暗`}>
          <SegmentedControl
            stretch
            segments={[
              { value: 'auto', label: t`跟随系统` },
              { value: 'light', label: t({ id: 'embed.light', message: '浅色' }) },
              { value: 'dark', label: t({ id: 'embed.dark', message: '深色' }) },
            ]}
            value={theme}
            onValueChange={(next) => change({ theme: next })}
          />
        </FormField>
        <Input
          label={t`品牌色`}
          prefix="#"
          placeholder="0b6b45"
          accept={digits}
          maxLength={6}
          value={color}
          onValueChange={(next) => change({ color: next })}
          hint={t`六位十六进制，留空用本站的颜色`}
          {...(!isColor && { error: t`要六位，比如 c8102e` })}
        />
        <div className={pair}>
          <FormField label={t`宽（像素）`}>
            <NumberField min={least} max={most} value={width} onValueChange={(next) => next !== null && change({ width: next })} />
          </FormField>
          <FormField label={t`高（像素）`}>
            <NumberField min={40} max={most} value={height} onValueChange={(next) => next !== null && change({ height: next })} />
          </FormField>
        </div>
        {canHideScore && (
          <Switch side="end" checked={hidesScore} onCheckedChange={(next) => change({ hidesScore: next })}>
            {t`不显示比分`}
          </Switch>
        )}
        {canHideChat && (
          <Switch side="end" checked={hidesChat} onCheckedChange={(next) => change({ hidesChat: next })}>
            {t`不显示聊天`}
          </Switch>
        )}
      </div>
      <div className={result}>
        <p className={ahead}>{t`预览`}</p>
        <div className={stage}>
          {src === null ? (
            <EmptyState title={t`还没有选要嵌入的内容`} drawing={null}>{t`在比赛、联赛、球队、直播间或专家的页面上点“嵌入”。`}</EmptyState>
          ) : (
            <iframe className={picture} src={src} title={t`预览`} width={width} height={height} />
          )}
        </div>
        {src !== null && (
          <>
            <FormField label={t`嵌入代码`}>
              <Textarea rows={4} value={code} readOnly onFocus={(event) => event.currentTarget.select()} />
            </FormField>
            <div>
              <Button icon={<Copy size={16} aria-hidden />} onClick={() => onCopy(code)}>{t`复制代码`}</Button>
            </div>
            <p className={note}>{t`不读不写 Cookie，不需要你的网页运行脚本；点开会到本站的新标签页。`}</p>
          </>
        )}
      </div>
    </div>
  );
});
