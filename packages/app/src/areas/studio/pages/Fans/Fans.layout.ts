import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

/** A short field with its button beside it. */
export const BadgeLine = styled.form.attrs({ noValidate: true })`
  display: grid;
  grid-template-columns: 260px auto;
  justify-content: start;
  align-items: center;
  gap: ${vars.space.x3};
`;

/** A button that does not fill its card. */
export const DissolveLine = styled.div`
  display: flex;
`;

/** Join rule with its options. */
export const RuleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space.x4};
`;

/** Yes and no, side by side. */
export const DecideLine = styled.div`
  display: flex;
  gap: ${vars.space.x2};
`;
