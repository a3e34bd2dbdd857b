import styled from 'styled-components';

/** As high as the strip and four tasks. */
export const TaskPanelSpace = styled.div`
  min-height: 424px;
`;
