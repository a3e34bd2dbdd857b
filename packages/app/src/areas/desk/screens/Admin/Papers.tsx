import { ApiError } from '@pitchside/api';
import { useLingui } from '@lingui/react/macro';
import { adminPicture, type CaseKind, type PaperSide } from '@pitchside/api/desk/operations';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { Block, Line, Pictures, SmallTitle } from './Admin.layout.ts';

interface Opened {
  pictures: Partial<Record<PaperSide, string>>;
  realName: string;
  idNumber: string;
}

/** Private papers: they open once a reason was written down, and are forgotten with the case. */
export function PapersWired({ no, kind, sides }: { no: string; kind: CaseKind; sides: readonly PaperSide[] }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const nameOf = (side: PaperSide) => (side === 'front' ? t`人像面` : side === 'back' ? t`国徽面` : t`第 ${side} 张`);

  async function look(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const found: Opened = { pictures: {}, realName: '', idNumber: '' };
      for (const side of sides) {
        const { picture, real_name, id_number } = await api.call(adminPicture, { no, side, reason });
        if (picture !== null) found.pictures[side] = `data:image/jpeg;base64,${picture}`;
        Object.assign(found, { realName: real_name, idNumber: id_number });
      }
      setOpened(found);
    } catch (failure) {
      setError(failure instanceof ApiError && failure.message ? failure.message : t`图片没能打开`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Block>
      <SmallTitle>
        <Text as="h3" size="s">
          {kind === 'report' ? t`举报截图` : t`实名材料`}
        </Text>
        <Text size="s" tone="quiet">{t`查看原图要填事由，会留痕`}</Text>
      </SmallTitle>
      {opened ? (
        <>
          {opened.realName && (
            <Text as="p" size="s" tone="quiet">
              {opened.realName} · {opened.idNumber}
            </Text>
          )}
          <Pictures>
            {sides.map(
              (side) =>
                opened.pictures[side] && (
                  <Card key={side} as="div" tone="outline" padding="none">
                    <img src={opened.pictures[side]} alt={nameOf(side)} />
                  </Card>
                ),
            )}
          </Pictures>
        </>
      ) : (
        <Line>
          <Input
            label={t`事由`}
            labelHidden
            placeholder={t`事由，至少 2 个字`}
            value={reason}
            onValueChange={setReason}
            maxLength={200}
            {...(error !== undefined && { error })}
          />
          <Button tone="outline" loading={busy} disabled={[...reason.trim()].length < 2} onClick={() => void look()}>
            {t`查看`}
          </Button>
        </Line>
      )}
    </Block>
  );
}
