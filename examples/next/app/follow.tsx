'use client';

import { FollowButton } from '@pitchside/ui/FollowButton';
import { useState } from 'react';

/** Follows a team, or no longer. */
export function Follow({ name }: { name: string }) {
  const [followed, setFollowed] = useState(false);
  return <FollowButton state={followed ? 'following' : 'none'} name={name} onFollowChange={setFollowed} />;
}
