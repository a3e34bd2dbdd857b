import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** Centres the panel below the header. */
export const Stage = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100vh - 180px);
  padding: ${vars.space.x10} ${vars.space.x6};
`;
