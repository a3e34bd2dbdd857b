import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { color, space } = vars;

/** A block of a match's page on a card of its own. */
export const DetailCard = styled.section`
  display: grid;
  gap: ${space.x3};
  align-content: start;
  min-width: 0;
  padding: ${space.x4};
  border: 1px solid ${color.line};
  border-radius: ${vars.radius.card};
  background: ${color.surface1};
`;

/** A list that scrolls within its card. */
export const Scrolled = styled.div`
  max-height: 520px;
  overflow: hidden auto;
  margin: 0 calc(-1 * ${space.x4}) calc(-1 * ${space.x4});
  padding: 0 ${space.x4} ${space.x4};
`;

/** Two blocks beside each other where there is room; each as tall as what it holds. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space.x4};

  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The time until a match, in the middle of its card. */
export const Waiting = styled.div`
  display: grid;
  justify-items: center;
  padding: ${space.x4} 0 ${space.x2};
`;
