import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** The way from one banner to the next. */
export const Turns = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
`;

/** List of the editors' picks, one per line. */
export const Fronted = styled.ul`
  display: grid;
  gap: ${space.x2};
  margin-top: ${space.x3};

  & > li {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
