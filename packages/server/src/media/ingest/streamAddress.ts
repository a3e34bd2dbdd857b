import type { PublishRequest } from '../../modules/live/live/index.ts';

/** Invisible characters in a pasted address: marks of direction and of width. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;
/** Blanks and line ends, escaped ones too, around the text. */
const around = /^(?:\s|%0[ad]|%20)+|(?:\s|%0[ad]|%20)+$/giu;
const cleaned = (text: string) => text.normalize('NFKC').replace(unseen, '').replace(around, '');

/**
 * Parses the publish address that somebody pasted: it tolerates extra slashes, blanks and line ends around the key, and the whole address
 * in one of two fields.
 * @param said the application, the name of the stream and its key as the encoder sends them
 */
export function readStreamAddress({ app, name, key }: PublishRequest): PublishRequest {
  const said = [app, name].map(cleaned).join('/').replace(/\/+$/, '');
  // An address that was pasted as the key brings its own application.
  const whole = /rtmps?:\/\/[^/]+\/(.*)$/i.exec(said)?.[1] ?? said;
  const [path = '', ...queries] = whole.split('?');
  const [first = '', ...rest] = path.split('/').filter((each) => each !== '');
  return { app: first, name: cleaned(rest.at(-1) ?? ''), key: cleaned(key || (new URLSearchParams(queries.join('&')).get('key') ?? '')) };
}
