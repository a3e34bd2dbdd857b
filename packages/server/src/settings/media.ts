import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { field, origin, port } from './kinds.ts';

/** A range of ports, first to last; or a word for any, or for none. */
const whipPorts = z.pipe(
  z.string().check(
    z.refine((value) => {
      const [first = 0, last = 0] = /^\d{1,5}-\d{1,5}$/.test(value) ? value.split('-').map(Number) : [];
      return value === 'any' || value === 'off' || (first >= 1 && first < last && last <= 65_535);
    }),
  ),
  z.transform((value): readonly [number, number] | 'any' | 'off' => {
    const [first, last] = value.split('-').map(Number);
    return value === 'any' || value === 'off' ? value : [first ?? 0, last ?? 0];
  }),
);

/** IP addresses, parted by commas. */
const addresses = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(',').map((part) => part.trim())),
  ),
  z.array(z.string().check(z.refine((value) => isIP(value) !== 0))).check(z.minLength(1), z.maxLength(4)),
);

/** Streams: taking them, coding them, and a media server in front. */
export const mediaFields = {
  rtmpPort: field('RTMP_PORT', 'a port 0-65535', port, '1935', 'Port on which anchors push their stream; 0 takes a free one.'),
  whipPorts: field(
    'PITCHSIDE_WHIP_PORTS',
    'two ports such as 40000-40099, any or off',
    whipPorts,
    '40000-40099',
    'Ports, UDP and TCP, on which browsers and OBS publish by WebRTC (WHIP), one of each a publisher; any takes free ones, off takes no such publishers.',
  ),
  whipAddress: field(
    'PITCHSIDE_WHIP_ADDRESS',
    'IP addresses, parted by commas',
    addresses,
    undefined,
    'Addresses under which publishers reach those ports, where they are not the own ones of the machine: behind NAT, in a container. Default: the addresses of the machine.',
  ),
  ffmpeg: field(
    'PITCHSIDE_FFMPEG',
    'a program',
    z.string().check(z.minLength(1), z.maxLength(500)),
    'ffmpeg',
    'An ffmpeg with libx264, which codes the lower qualities of pushed streams, and their sound for bad lines, while somebody watches or hears them; where there is none, rooms offer the original and its sound.',
  ),
  transcodes: field(
    'PITCHSIDE_TRANSCODES',
    'a number of qualities 0-99',
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    '2',
    'Most qualities that a node codes at once, each about a tenth to a half of a core, and four times as many sounds; 0 offers the original and its sound.',
  ),
  videoCodings: field(
    'PITCHSIDE_VIDEO_CODINGS',
    'a number of videos 0-99',
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
    '1',
    'Most uploaded videos that a node makes into what browsers play at once, with the ffmpeg of PITCHSIDE_FFMPEG; 0, or no ffmpeg, refuses what browsers do not play.',
  ),
  media: field(
    'PITCHSIDE_MEDIA',
    'own, srs or mediamtx',
    z.enum(['own', 'srs', 'mediamtx']),
    'own',
    'Who takes the streams of anchors and serves their pictures: the site itself, or an SRS or MediaMTX in front, perhaps with a CDN (docs/MEDIA.md).',
  ),
  mediaApi: field(
    'PITCHSIDE_MEDIA_API',
    'an origin such as http://name:password@10.0.0.5:1985',
    origin,
    undefined,
    'Where the API of that media server is; with a name and a password where it asks for them.',
  ),
  mediaSecret: field(
    'PITCHSIDE_MEDIA_SECRET',
    '24 to 100 letters, digits, - or _',
    z.string().check(z.regex(/^[\w-]{24,100}$/)),
    undefined,
    'Secret in the address of the hooks that the media server calls: /hooks/media/<secret>.',
  ),
  mediaPush: field(
    'PITCHSIDE_MEDIA_PUSH',
    'an address such as rtmp://push.example.com/live',
    z.string().check(z.regex(/^rtmps?:\/\/[^/\s@]+\/live$/)),
    undefined,
    'Where anchors push: into that media server, or into the site itself through a proxy, rtmps:// too. Default for the site itself: the host of PITCHSIDE_ORIGIN and RTMP_PORT.',
  ),
  mediaPictures: field(
    'PITCHSIDE_MEDIA_PICTURES',
    'an address such as https://cdn.example.com/live',
    z.string().check(z.regex(/^https?:\/\/[^/\s?#@]+(\/[^\s?#]*[^/\s?#])?$/)),
    undefined,
    'Where viewers find its pictures, the rooms below it: the media server itself, or a CDN in front of it.',
  ),
} as const;
