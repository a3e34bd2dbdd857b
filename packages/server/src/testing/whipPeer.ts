import {
  MediaStreamTrack,
  RtpHeader,
  RtpPacket,
  RTCPeerConnection,
  useH264,
  useNACK,
  useOPUS,
  usePLI,
  useVP8,
  type RTCRtpSender,
} from 'werift';

/** A publisher by WebRTC on this machine. */
export interface WhipPeer {
  status: number;
  headers: Headers;
  body: string;
  /** Requests for a key picture so far. */
  keysAsked(): number;
  isConnected(): boolean;
  /** Sends a picture: its units, in packets of at most 1,100 bytes. @param lose packets that do not arrive, by index */
  picture(units: readonly Buffer[], at: number, lose?: readonly number[]): void;
  sound(packet: Buffer, at: number): void;
  /** Sends reports of both tracks' times. */
  close(): Promise<void>;
}

export interface WhipPeerOptions {
  /** Codec of the picture; default H.264. */
  codec?: 'H264' | 'VP8';
  /** Changes the offer before it is sent. */
  offer?: (sdp: string) => string;
  /** Never answers the site's media connection. */
  isDeaf?: boolean;
  headers?: Record<string, string>;
  overTcp?: boolean;
}

const longest = 1_100;

/** Packs a picture as RFC 6184 has it: small units together, large ones in parts. */
export function packed(units: readonly Buffer[]): Buffer[] {
  const packets: Buffer[] = [];
  let small: Buffer[] = [];
  const flush = () => {
    const [only] = small;
    if (only && small.length === 1) packets.push(only);
    else if (only)
      packets.push(
        Buffer.concat([Buffer.from([24]), ...small.flatMap((unit) => [Buffer.from([unit.length >> 8, unit.length & 255]), unit])]),
      );
    small = [];
  };
  for (const unit of units) {
    if (unit.length <= 200) {
      small.push(unit);
      continue;
    }
    flush();
    if (unit.length <= longest) packets.push(unit);
    else
      for (let at = 1; at < unit.length; at += longest) {
        const isEnd = at + longest >= unit.length;
        const head = [((unit[0] ?? 0) & 0xe0) | 28, (at === 1 ? 0x80 : 0) | (isEnd ? 0x40 : 0) | ((unit[0] ?? 0) & 31)];
        packets.push(Buffer.concat([Buffer.from(head), unit.subarray(at, at + longest)]));
      }
  }
  flush();
  return packets;
}

/** Offers a stream to `/whip/<room>`. */
export async function openWhipPeer(url: string, key: string | undefined, options: WhipPeerOptions = {}): Promise<WhipPeer> {
  const { codec = 'H264', offer = (sdp) => sdp, isDeaf = false, overTcp = false } = options;
  const feedback = { rtcpFeedback: [useNACK(), usePLI()] };
  const connection = new RTCPeerConnection({
    iceServers: [],
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
    iceInterfaceAddresses: { udp4: '127.0.0.1' },
    iceUseTcp: overTcp,
    bundlePolicy: 'max-bundle',
    codecs: { video: [codec === 'H264' ? useH264(feedback) : useVP8(feedback)], audio: [useOPUS()] },
  });
  const tracks = { video: new MediaStreamTrack({ kind: 'video' }), audio: new MediaStreamTrack({ kind: 'audio' }) };
  const sender: RTCRtpSender = connection.addTransceiver(tracks.video, { direction: 'sendonly' }).sender;
  connection.addTransceiver(tracks.audio, { direction: 'sendonly' });
  let keys = 0;
  sender.onPictureLossIndication.subscribe(() => void (keys += 1));
  await connection.setLocalDescription(await connection.createOffer());
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/sdp', ...(key !== undefined && { authorization: `Bearer ${key}` }), ...options.headers },
    body: offer(connection.localDescription?.sdp ?? ''),
  });
  const body = await answer.text();
  if (answer.status === 201 && !isDeaf) {
    const sdp = overTcp ? body.replace(/a=candidate:\S+ 1 udp .*\r\n/g, '') : body;
    await connection.setRemoteDescription({ type: 'answer', sdp });
  }
  const sequences = { video: 65_500, audio: 7 };
  function send(kind: 'video' | 'audio', payload: Buffer, timestamp: number, marker: boolean, isLost: boolean): void {
    const sequenceNumber = sequences[kind] & 0xffff;
    sequences[kind] += 1;
    if (isLost) return;
    const header = new RtpHeader({ payloadType: 96, sequenceNumber, timestamp: timestamp >>> 0, marker, ssrc: 1 });
    tracks[kind].writeRtp(new RtpPacket(header, payload));
  }
  return {
    status: answer.status,
    headers: answer.headers,
    body,
    keysAsked: () => keys,
    isConnected: () => connection.connectionState === 'connected',
    picture(units, at, lose = []) {
      const packets = packed(units);
      packets.forEach((data, index) => send('video', data, 0xffff_0000 + at * 90, index === packets.length - 1, lose.includes(index)));
    },
    sound: (packet, at) => send('audio', packet, 5_000 + at * 48, false, false),
    close: () => connection.close(),
  };
}
