import { isIPv4, Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import {
  RTCPeerConnection,
  RtcpSrPacket,
  useAbsSendTime,
  useH264,
  useNACK,
  useOPUS,
  usePLI,
  useSdesMid,
  useTransportWideCC,
  useTWCC,
  type RTCRtpTransceiver,
} from 'werift';
import type { Offer } from './offer.ts';
import type { Packet } from './reorder.ts';

/** Place at which publishers reach this node by WebRTC. */
export interface WhipPlace {
  /** Address that the site listens on. */
  host: string;
  /** Ports, UDP and TCP, of which each publisher takes one; undefined takes free ones. */
  ports: readonly [number, number] | undefined;
  /** Addresses under which others reach it, where they differ from its own. */
  addresses: readonly string[];
}

/** Listeners to a peer. */
export interface PeerListeners {
  packet(kind: 'video' | 'audio', packet: Packet): void;
  /** The sender's report: the track's time and the sender's own clock, ms. */
  report(kind: 'video' | 'audio', time: number, at: number): void;
  state(state: 'connected' | 'failed'): void;
}

/** One publisher's connection. */
export interface Peer {
  answer: string;
  /** Asks for a key picture. */
  askForKey(): void;
  close(): Promise<void>;
}

/** Most addresses that a node offers, and connections to the TCP port of one publisher. */
const most = { addresses: 4, connections: 8 };
const everywhere: readonly string[] = ['0.0.0.0', '::'];
/** Seconds from 1900, in which senders count, to 1970. */
const ntpEpoch = 2_208_988_800;

/** Addresses that sockets are opened for. */
function ownAddresses(host: string): string[] {
  if (!everywhere.includes(host) && host !== 'localhost') return [host];
  if (host === 'localhost') return ['127.0.0.1'];
  const found = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, address }) => !internal && !/^(?:169\.254\.|fe80:)/i.test(address))
    .map(({ address }) => address);
  return found.length > 0 ? found.slice(0, most.addresses) : ['127.0.0.1'];
}

/**
 * The answer as publishers are given it: we send no checks of our own (ICE lite, which stands above all tracks), and candidates name the
 * addresses that others reach.
 */
function finished(sdp: string, addresses: readonly string[]): string {
  const lines = sdp.split(/\r?\n/).filter((line) => line !== '' && line !== 'a=ice-lite');
  const candidates = (line: string) => {
    const fields = line.split(' ');
    const own = fields[4] ?? '';
    const others = addresses.filter((address) => isIPv4(address) === isIPv4(own));
    return [...others, ...(others.length > 0 ? [] : [own])].map((address, index) =>
      [`${fields[0]}${index || ''}`, ...fields.slice(1, 4), address, ...fields.slice(5)].join(' '),
    );
  };
  return lines
    .flatMap((line) => {
      if (line.startsWith('a=group:BUNDLE')) return [line, 'a=ice-lite'];
      return line.startsWith('a=candidate:') ? candidates(line) : [line];
    })
    .concat('')
    .join('\r\n');
}

/** Limits the connections to the TCP ports of a publisher: only one of them is ever used. */
function limitConnections({ iceTransports }: RTCPeerConnection): void {
  for (const { connection } of iceTransports) {
    // The library hides its servers.
    const protocols: unknown = Reflect.get(connection, 'protocols');
    for (const protocol of Array.isArray(protocols) ? (protocols as unknown[]) : []) {
      const server: unknown = typeof protocol === 'object' && protocol !== null ? Reflect.get(protocol, 'server') : undefined;
      if (server instanceof Server) server.maxConnections = most.connections;
    }
  }
}

/** Answers an offer; rejects when it cannot be read or no port is free. */
export async function openPeer(offer: Offer, place: WhipPlace, on: PeerListeners): Promise<Peer> {
  const { host, ports, addresses } = place;
  const own = ownAddresses(host);
  const isOne = !everywhere.includes(host);
  const connection = new RTCPeerConnection({
    iceServers: [],
    iceLite: true,
    // The list of our own is exact; the library's would leave out a loopback and bring private ones.
    iceUseIpv4: false,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: own,
    ...(isOne && own[0] && { iceInterfaceAddresses: isIPv4(own[0]) ? { udp4: own[0] } : { udp6: own[0] } }),
    iceUseTcp: true,
    ...(ports && { icePortRange: [...ports] }),
    bundlePolicy: 'max-bundle',
    codecs: {
      video: [useH264({ parameters: offer.h264, rtcpFeedback: [useNACK(), usePLI(), useTWCC()] })],
      audio: [useOPUS()],
    },
    headerExtensions: { video: [useSdesMid(), useAbsSendTime(), useTransportWideCC()], audio: [useSdesMid()] },
  });
  let picture: { transceiver: RTCRtpTransceiver; ssrc: number } | undefined;

  connection.onRemoteTransceiverAdded.subscribe((transceiver) => {
    const { kind } = transceiver;
    if (kind !== 'video' && kind !== 'audio') return;
    transceiver.onTrack.subscribe((track) => {
      track.onReceiveRtp.subscribe(({ header, payload }) => {
        if (kind === 'video') picture = { transceiver, ssrc: header.ssrc };
        on.packet(kind, { sequence: header.sequenceNumber, time: header.timestamp, isLast: header.marker, data: payload });
      });
      track.onReceiveRtcp.subscribe((packet) => {
        if (!(packet instanceof RtcpSrPacket)) return;
        const { ntpTimestamp, rtpTimestamp } = packet.senderInfo;
        const seconds = Number(ntpTimestamp >> 32n) - ntpEpoch + Number(ntpTimestamp & 0xffffffffn) / 2 ** 32;
        on.report(kind, rtpTimestamp, seconds * 1_000);
      });
    });
  });
  connection.connectionStateChange.subscribe((state) => {
    if (state === 'connected') on.state(state);
    if (state === 'failed' || state === 'closed' || state === 'disconnected') on.state('failed');
  });

  try {
    await connection.setRemoteDescription({ type: 'offer', sdp: offer.sdp });
    await connection.setLocalDescription(await connection.createAnswer());
    const answer = finished(connection.localDescription?.sdp ?? '', addresses);
    if (!answer.includes('a=candidate:')) throw new Error('no port is free for a publisher');
    limitConnections(connection);
    return {
      answer,
      askForKey: () => void picture?.transceiver.receiver.sendRtcpPLI(picture.ssrc).catch(() => undefined),
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
