import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The heading of the column of replays. */
export const ReplayColumnHead = styled.div`
  padding: ${space.x3} ${space.x4} ${space.x1};
`;

/** Replays under each other. */
export const ReplayRows = styled.ul`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x2} ${space.x3} ${space.x3};
`;
