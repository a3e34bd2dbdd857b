import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space, radius } = vars;

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

/** The card of the recharge panel. */
export const PanelCard = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.x3};
  min-width: 0;
  min-height: 480px;
  padding: ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface1};
`;
