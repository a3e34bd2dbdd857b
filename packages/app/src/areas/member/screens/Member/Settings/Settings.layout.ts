import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space, color } = vars;

/** Cards beside each other; the danmaku panel has the width it is made for. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 354px;
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Rows of one card, each a choice with its name. */
export const Rows = styled.div`
  display: grid;
  margin-top: ${space.x2};

  & > * {
    padding: ${space.x3} 0;
  }
  & > * + * {
    border-top: 1px solid ${color.line};
  }
`;

/** A panel of settings that fills its card. */
export const Panel = styled.div`
  display: grid;
  justify-content: stretch;
  margin: ${space.x2} calc(-1 * ${space.x4}) calc(-1 * ${space.x4});

  & > * {
    width: 100%;
    border: 0;
    box-shadow: none;
  }
`;

export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.x4};
`;
