import type { LegalText } from '../legal.types.ts';

export default {
  title: 'Help for streamers',
  since: '2026-11-23',
  version: 1,
  brief: [
    { title: 'Live in three steps', text: 'Get approved, press “Go live” in the studio, and put the server and stream key into OBS.' },
    { title: 'Bitrate 2500 to 6000', text: 'H.264 for the picture, AAC for the sound, a key-frame every 2 seconds.' },
    { title: 'Keep your key to yourself', text: 'Whoever has it can stream in your room. If it gets out, change it at once.' },
  ],
  sections: [
    {
      id: 'apply',
      title: 'Apply',
      paragraphs: ['You can apply 3 times a day. An answer usually takes one working day, and we’ll tell you.'],
      points: [
        'Log in and press “Go live” at the top; without a room of your own you get to “Become a streamer”',
        'Fill in your real name and document number; with ID verification done you needn’t',
        'Tell us about your experience in at least 15 characters: what you’ve streamed, where, and for how long each time',
        'Leave a way to reach you, which only reviewers see, and press “Send for review”',
        'If you’re rejected, read why, put it right and press “Send again”',
      ],
    },
    {
      id: 'room',
      title: 'Set up your room',
      paragraphs: ['All of it is in the studio, and changes count at once, also while you’re live.'],
      points: [
        'Title: up to 40 characters. Say who plays whom and what you bring to it',
        'Choose a category, then the match: your room shows its score, and the scores page shows your room',
        'Cover: png or jpg under 5 MB. Leave it out and we draw one from the match',
        'Announcement: up to 50 characters, seen by everyone who comes in',
        'Stream plan: announce up to 50 streams, up to 60 days ahead, and viewers can set a reminder',
      ],
    },
    {
      id: 'obs',
      title: 'Set up OBS',
      paragraphs: [
        'OBS is free; there’s a link in the footer and in the studio. Other streaming software has settings of the same names.',
        'Your upload speed should be at least half as much again as the bitrate. If it’s low, take 720p30 at 2500 to 3500; if not, 1080p30 at 4500 to 6000.',
      ],
      points: [
        'Settings, Stream: choose “Custom” as the service and copy in the server and stream key from the studio',
        'Settings, Output: take H.264 as the video encoder (x264 or your graphics card’s H.264), not HEVC or AV1',
        'Rate control CBR, bitrate 2500 to 6000 Kbps, key-frame interval 2 s',
        'Audio encoder AAC at 128 or 160 Kbps, sample rate 48 kHz',
        'Settings, Video: output resolution 1920×1080 or 1280×720, 30 frames a second',
      ],
    },
    {
      id: 'live',
      title: 'Go live and stop',
      paragraphs: [
        'If the line is cut and back within 10 seconds, it’s still the same stream. After that the stream ends, and once OBS has reconnected by itself a new one begins; you needn’t open the room again.',
        'Streams are recorded and kept for 30 days. “Past streams” is where you decide whether each replay is public or hidden.',
      ],
      points: [
        'Press “Go live” in the studio: the room opens and waits for a picture',
        'Press “Start Streaming” in OBS. You’re live once the picture is in, and whoever set a reminder is told',
        'Look at your own room on another device, and listen',
        'When you’re done, press “End stream” in the studio, then stop OBS; if you only stop OBS, the room stays open',
      ],
    },
    {
      id: 'moderation',
      title: 'Look after your room',
      paragraphs: [
        'Press a name in the room to see what you can do about that person. What you and your assistants did is in the log under “Moderation”, for 180 days.',
      ],
      points: [
        'Remove messages: gone for everyone',
        'Mute: for 1, 5, 10 or 60 minutes, or until it’s lifted',
        'Remove from room: until you let them in again, which you do under “Moderation”',
        'Assistants: find them by ID or the beginning of a nickname, up to 200; they can’t act on you or on each other',
        'If something is illegal or harms minors, report it as well, so that we can act',
      ],
    },
    {
      id: 'income',
      title: 'Income and withdrawals',
      paragraphs: ['“Stream income” has what each gift brought, “Past streams” the sum of each stream, for the last three months.'],
      points: [
        'First complete ID verification, link a payout account in your own name and set a payment password',
        '¥100 to ¥5,000 each, 4 times a calendar month, fee 1%; the figures on the withdrawal page count',
        'A person reviews each request; it’s usually received by 18:00 on the next working day',
        'A rejected request says why, and the whole amount goes back to your income',
        'Or convert to your spending wallet for use on the site; after that it can’t be withdrawn',
      ],
    },
    {
      id: 'trouble',
      title: 'When something goes wrong',
      paragraphs: [
        'If none of this helps, write to the contacts beside this page: your room, the time, your software and its version, with its log.',
      ],
      points: [
        'No connection: press “Go live” in the studio first, then check server and key for stray spaces; after a change of key, use the new one',
        'Key refused: another device may be streaming with it; stop that one first',
        'Black picture: see whether the OBS preview has one; if capturing a window fails, capture the display; the encoder must be H.264',
        'Stutter or cut line: lower the bitrate or resolution, use a cable, stop other downloads and uploads',
        'No sound: see whether the meters in the OBS mixer move; the audio encoder must be AAC; viewers may have muted the player',
        'Sound out of step: set the sync offset in OBS’s advanced audio properties, and use 48 kHz everywhere',
      ],
    },
  ],
} satisfies LegalText;
