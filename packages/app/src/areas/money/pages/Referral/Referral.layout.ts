import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Text on the left, poster on the right. */
export const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px;
  gap: ${space.x6};

  @media (max-width: 991px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Fields and figures under each other. */
export const Column = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
`;

/** A field with its press. */
export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.x2};
`;

/** Keeps the height of the first card while it is on its way. */
export const Waiting = styled.div`
  min-height: 420px;
`;
