import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Recharge on the left, orders on the right. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: stretch;
  gap: ${space.x4};

  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As high as the recharge panel will be. */
export const PanelSpace = styled.div`
  display: grid;
  min-height: 480px;
`;
