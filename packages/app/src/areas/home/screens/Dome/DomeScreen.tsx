import { useLingui } from '@lingui/react/macro';
import { Text } from '@pitchside/ui/Text';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { ButtonsDome, SwitchesDome } from './ControlsDome.tsx';
import { Tiles } from './Dome.layout.ts';
import { LiveDome } from './LiveDome.tsx';
import { ScoresDome } from './ScoresDome.tsx';

/** /dome: a public playground of the parts, with made-up data. It asks nothing of the server. */
export function DomeScreen() {
  const { t } = useLingui();
  return (
    <Page data-ready>
      <Text as="h1" size="title">{t`部件展示`}</Text>
      <Text as="p" tone="quiet">{t`这里的比分、人和礼物都是编的，随便按。`}</Text>
      <Tiles>
        <ScoresDome />
        <SwitchesDome />
      </Tiles>
      <LiveDome />
      <ButtonsDome />
    </Page>
  );
}
