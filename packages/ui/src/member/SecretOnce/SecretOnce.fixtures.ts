import { say } from '../../lab/storykit/say.ts';

/** An access token that was just made. */
export const newSecret = {
  label: say('访问令牌', 'Access token', 'Mã truy cập'),
  secret: 'psk_x7Yf0pQm2nR8sT4uV6wX1yZ3aB5cD7eF9gH0iJ2kL4m',
};
