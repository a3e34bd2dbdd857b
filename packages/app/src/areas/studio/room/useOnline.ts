import { useEffect, useState } from 'react';
import { realtime } from '../../../platform/realtime/realtime.ts';
import { useTopic } from '../../../platform/realtime/useTopic.ts';

const nothing = () => undefined;

/** Number of people in a room without this page, which subscribes to it to know; null while unknown, and for no room. */
export function useOnline(roomId: string | null): number | null {
  const [online, setOnline] = useState<{ topic: string; total: number }>();
  const topic = roomId === null ? null : `room:${roomId}`;
  useEffect(() => (topic === null ? undefined : realtime.on('online', setOnline)), [topic]);
  useTopic(topic, nothing, nothing);
  return online && online.topic === topic ? Math.max(0, online.total - 1) : null;
}
