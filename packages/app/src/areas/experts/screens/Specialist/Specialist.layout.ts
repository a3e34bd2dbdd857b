import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';
import { expertHeight } from '../../plans/plans.layout.ts';
import { inOrder } from '../../../../platform/page/inOrder.layout.ts';

const { space } = vars;

/** The middle of a card that stands in place of the rail, as high as that with its two hairlines. */
export const NoExperts = styled.div`
  display: grid;
  align-content: center;
  min-height: ${expertHeight - 2}px;
`;

/** Six experts side by side over the whole page; fewer in a row where it is narrow, and wider ones where there are fewer. */
export const Rail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: ${space.x4};
`;

/** Column beside the plans. */
export const Beside = styled.aside`
  ${inOrder}
  display: grid;
  gap: ${space.x4};
`;
