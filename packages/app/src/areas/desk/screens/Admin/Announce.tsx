import { useLingui } from '@lingui/react/macro';
import { locales } from '@pitchside/locales';
import { ApiError } from '@pitchside/api';
import { announcementLimits } from '@pitchside/api/desk/operations';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { Textarea } from '@pitchside/ui/Textarea';
import { useRef, useState } from 'react';
import { say } from '../../../../platform/toasts/say.ts';
import { Three } from './Admin.layout.ts';
import { announce } from './admin.store.ts';
import { noTexts } from './TextInThree.tsx';

/** An announcement to every member, in the words of each language; it is confirmed before it goes out, because it cannot be taken back. */
export function AnnounceWired() {
  const { t } = useLingui();
  const [title, setTitle] = useState(noTexts);
  const [text, setText] = useState(noTexts);
  const [path, setPath] = useState('');
  const [asking, setAsking] = useState(false);
  // One idempotency key per announcement: a lost answer does not send it twice.
  const key = useRef(crypto.randomUUID());
  const name = locales.map((each) => title[each].trim()).find((words) => words !== '') ?? '';
  const isPath = path === '' || /^\/(?!\/)\S*$/.test(path);

  async function send(): Promise<void> {
    try {
      await announce({ title, text, path: path.trim() }, key.current);
    } catch (error) {
      if (error instanceof ApiError && error.failure === 'answer') key.current = crypto.randomUUID();
      throw error;
    }
    key.current = crypto.randomUUID();
    setTitle(noTexts);
    setText(noTexts);
    setPath('');
    setAsking(false);
    say('success', t`公告已发出，一分钟内送到每个人`);
  }
  return (
    <Card id="announce" title={t`站内公告`} hint={t`发给所有用户；没写的语言显示中文`}>
      <Three>
        {locales.map((one) => {
          const language = languageNames[one];
          return (
            <div key={one}>
              <Input
                label={t`标题（${language}）`}
                value={title[one]}
                onValueChange={(words) => setTitle({ ...title, [one]: words })}
                maxLength={announcementLimits.title}
                counter
              />
              <Textarea
                label={t`正文（${language}）`}
                value={text[one]}
                onValueChange={(words) => setText({ ...text, [one]: words })}
                maxLength={announcementLimits.text}
                counter
              />
            </div>
          );
        })}
      </Three>
      <Input
        label={t`点开去哪里`}
        value={path}
        onValueChange={setPath}
        maxLength={200}
        placeholder="/news"
        reserveMessage
        {...(isPath ? { hint: t`本站地址，以 / 开头；可以不填` } : { error: t`只能是本站地址，以 / 开头` })}
      />
      <CardFoot
        acts={
          <Button disabled={name === '' || !isPath} onClick={() => setAsking(true)}>
            {t`发公告`}
          </Button>
        }
      />
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={send}
        title={t`把「${name}」发给所有用户？`}
        description={t`发出后不能撤回，会记在操作记录里。`}
        confirm={t`发公告`}
      />
    </Card>
  );
}
