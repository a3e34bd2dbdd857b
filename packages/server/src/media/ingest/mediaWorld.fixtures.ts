import { studioWorld, type Anchor } from '../../modules/live/studio/studio.fixtures.ts';
import type { Running } from '../../platform/running.types.ts';
import type { Site } from '../../server.ts';
import { eventually } from '../../testing/processes.ts';
import { openRtmpPeer, rtmpOpening, rtmpTag, type RtmpPeer } from '../../testing/rtmpPeer.ts';
import type { MediaTag } from '../packager/flv.ts';

/** A site of two nodes that both take streams in, with shortcuts for encoders. */
export async function mediaWorld(settings: Record<string, string> = {}) {
  const world = await studioWorld({ RTMP_PORT: '0', ...settings });
  const other = await world.site.secondNode();
  const running: Running[] = [];
  for (const { media } of [world.site.site, other.site]) running.push(await media.start());
  const peers: RtmpPeer[] = [];
  const timers: NodeJS.Timeout[] = [];
  return {
    ...world,
    other,
    /** Connects an encoder to a node with the key of an anchor's room, and waits for the answer. */
    async encoder(anchor: Anchor, at: Site = world.site.site): Promise<RtmpPeer> {
      const { key } = (await world.get('Live/getPushUrl', { id: anchor.room }, anchor)).data as { key: string };
      const peer = openRtmpPeer(at.media.ingestAddress(), rtmpOpening(key));
      peers.push(peer);
      await eventually(() => /Publish\.(Start|BadName)/.test(peer.heard()), 'an answer');
      return peer;
    },
    /** Sends as an encoder does, each tag at its time; the timer may be cleared to let the connection stand without a tag. */
    pace({ socket }: RtmpPeer, tags: Iterator<MediaTag>): NodeJS.Timeout {
      const begun = performance.now();
      let next = tags.next();
      const timer = setInterval(() => {
        for (; !next.done && next.value.at <= performance.now() - begun; next = tags.next()) socket.write(rtmpTag(next.value));
      }, 20);
      timers.push(timer);
      return timer;
    },
    /** Cuts all encoders. */
    cut(): void {
      for (const timer of timers.splice(0)) clearInterval(timer);
      for (const { socket } of peers.splice(0)) socket.destroy();
    },
    async close(): Promise<void> {
      for (const each of running) await each.stop();
      await world.close();
    },
  };
}
export type MediaWorld = Awaited<ReturnType<typeof mediaWorld>>;
