import { useLingui } from '@lingui/react/macro';
import { vars } from '@pitchside/ui/theme';
import type { RefObject } from 'react';
import styled from 'styled-components';

const Skip = styled.button`
  position: fixed;
  top: -60px;
  left: 12px;
  z-index: ${vars.layer.toast};
  padding: 10px 16px;
  border-radius: ${vars.radius.card};
  background: ${vars.color.brand};
  color: ${vars.color.onBrand};

  &:focus-visible {
    top: 8px;
  }
`;

/** First stop of the keyboard: past the header to the screen. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useLingui();
  return <Skip type="button" onClick={() => target.current?.focus()}>{t`跳到正文`}</Skip>;
}
