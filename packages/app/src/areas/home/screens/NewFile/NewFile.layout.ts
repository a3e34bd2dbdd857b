import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Version, words and a mark in a line. */
export const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x2};
`;
