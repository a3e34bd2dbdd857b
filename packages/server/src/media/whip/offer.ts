/** Why an offer is refused: it cannot be read, has no picture, or none that is plain H.264. */
export type OfferRefusal = 'offer' | 'no_video' | 'codec';

/** An offer that can be answered. */
export interface Offer {
  /** The offer without codecs, candidates and copies of the picture that are not used. */
  sdp: string;
  /** Format parameters of the chosen H.264. */
  h264: string;
  hasSound: boolean;
}

/** Most lines of an offer; browsers write two hundred. */
const mostLines = 1_000;
/** Constrained baseline first, then baseline: all browsers play them, and neither reorders pictures. */
const profiles = [/profile-level-id=42[ef]0/i, /profile-level-id=42/i];
/** Packets of one unit, of several, and of parts of one. */
const mode = /packetization-mode=1/;
/**
 * Lines that are left out: candidates, because the publisher comes to us and nothing is sent to addresses that it names, and copies of the
 * picture in other sizes.
 */
const unused = /^a=(?:candidate:|end-of-candidates|remote-candidates:|simulcast:|rid:|ssrc-group:)/;
/** Attributes of one codec. */
const ofCodec = /^a=(?:rtpmap|fmtp|rtcp-fb):(\d{1,3}) ?(.*)$/;

interface Section {
  kind: string;
  lines: string[];
}

/** Formats of a codec in a section, by payload type: `H264/90000` gives the parameters of each. */
function formats({ lines }: Section, name: RegExp): Map<string, string> {
  const types = lines.flatMap((line) => {
    const [, type = '', codec = ''] = /^a=rtpmap:(\d{1,3}) (.+)$/.exec(line) ?? [];
    return name.test(codec) ? [type] : [];
  });
  return new Map(
    types.map((type) => [type, lines.find((line) => line.startsWith(`a=fmtp:${type} `))?.slice(`a=fmtp:${type} `.length) ?? '']),
  );
}

/** A section with one codec alone. */
function only(section: Section, type: string): string[] {
  const [head = '', ...rest] = section.lines;
  const [kind, port, protocol] = head.split(' ');
  const kept = rest.filter((line) => !unused.test(line) && (ofCodec.exec(line)?.[1] ?? type) === type);
  return [`${kind} ${port} ${protocol} ${type}`, ...kept];
}

const sends = ({ lines }: Section) => !lines.some((line) => line === 'a=recvonly' || line === 'a=inactive');

/** Reads the offer of a publisher: one picture in H.264, and at most one sound in Opus. */
export function readOffer(text: string): Offer | { refused: OfferRefusal } {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  if (lines.length > mostLines || lines[0] !== 'v=0' || lines.some((line) => !/^[a-z]=/.test(line))) return { refused: 'offer' };
  const begin = lines.findIndex((line) => line.startsWith('m='));
  if (begin < 0) return { refused: 'no_video' };
  const sections: Section[] = [];
  for (const line of lines.slice(begin)) {
    if (line.startsWith('m=')) sections.push({ kind: line.slice(2).split(' ', 1)[0] ?? '', lines: [] });
    sections.at(-1)?.lines.push(line);
  }
  if (!['a=ice-ufrag:', 'a=ice-pwd:', 'a=fingerprint:'].every((needed) => lines.some((line) => line.startsWith(needed))))
    return { refused: 'offer' };
  const videos = sections.filter(({ kind }) => kind === 'video');
  const audios = sections.filter(({ kind }) => kind === 'audio');
  const [video, audio] = [videos[0], audios[0]];
  if (videos.length > 1 || audios.length > 1 || sections.length > videos.length + audios.length) return { refused: 'offer' };
  if (!video || !sends(video)) return { refused: 'no_video' };
  const found = [...formats(video, /^H264\/90000$/i)].filter(([, parameters]) => mode.test(parameters));
  const [type, h264] = profiles.flatMap((profile) => found.filter(([, parameters]) => profile.test(parameters)))[0] ?? [];
  if (type === undefined || h264 === undefined) return { refused: 'codec' };
  const [sound] = audio && sends(audio) ? formats(audio, /^opus\/48000\/2$/i).keys() : [];
  const kept = sections.flatMap((section) => {
    if (section === video) return only(section, type);
    return sound === undefined ? [section.lines.filter((line) => !unused.test(line))].flat() : only(section, sound);
  });
  return { sdp: [...lines.slice(0, begin), ...kept, ''].join('\r\n'), h264, hasSound: sound !== undefined };
}
