import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { instant, nothing, secret } from '../../contract/fields.ts';

/** Purposes of a file; each has rules of its own. */
export const uploadPurposes = [
  'avatar',
  'verification',
  'cover',
  'report',
  'post',
  'article',
  'video',
  'message_image',
  'message_file',
  'group',
  'crest',
  'sponsor',
] as const;
export const uploadPurpose = z.enum(uploadPurposes);
export type UploadPurpose = z.output<typeof uploadPurpose>;

/** Rules of files for a purpose. */
export const uploadRules = z.object({
  purpose: uploadPurpose,
  /** MIME types that the content must have, or extensions such as `.mkv` of formats that are transcoded into the first of them. */
  accept: z.array(z.string()),
  /** Most bytes of one file. */
  max_size: z.int(),
});
export type UploadRulesOfPurpose = z.output<typeof uploadRules>;

/** A token in the shape of Qiniu's (`AK:signature:policy`), good for one file of one member. */
export const uploadToken = z.object({
  token: z.string(),
  /** Name under which the file will lie; sent along with the token. */
  key: z.string(),
  /** Address to which the form `{token, key, file}` is posted. */
  upload_url: z.string(),
  rules: uploadRules,
  expires_at: instant,
});
export type UploadToken = z.output<typeof uploadToken>;

export const getQiniuToken = defineCall({
  method: 'POST',
  path: 'Member/getQiniuToken',
  caller: 'member',
  rate: 'upload',
  idempotent: false,
  summary: 'A token for one upload, bound to member, purpose, size, deadline and one use.',
  input: z.object({ purpose: z._default(uploadPurpose, 'avatar') }),
  data: uploadToken,
});

export const storageToken = defineCall({
  method: 'GET',
  path: 'Universal/storageToken',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'What the start-up needs of the storage: where files go, the rules of each purpose, what is left of the day, and a token for a portrait.',
  input: nothing,
  data: z.object({ ...uploadToken.shape, purposes: z.array(uploadRules), left_today: z.int() }),
});

/** Answer of the upload address in `data`. */
export const uploadedFile = z.object({
  key: z.string(),
  /** Path of a public file; null for a private one. */ path: z.nullable(z.string()),
  size: z.int(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

/** Progress of a file that is sent in parts. */
export const uploadProgress = z.object({
  key: z.string(),
  /** Bytes that have arrived: where the next part begins. */
  offset: z.int(),
  size: z.int(),
  /** Most bytes of one part. */
  part_size: z.int(),
  /** Address to which parts are posted, with `?offset=`. */
  part_url: z.string(),
  /** The stored file; null while bytes are missing. */
  file: z.nullable(uploadedFile),
  /** Progress of transcoding an uploaded video, in percent; null for one that plays. It may be used meanwhile. */
  processing: z.nullable(z.int()),
});
export type UploadProgress = z.output<typeof uploadProgress>;

/** Key of an upload in progress: anybody who has it with its member's session may continue the upload. */
const uploadKey = secret(z.string().check(z.regex(/^[\w-]{20,40}$/)));

export const beginUpload = defineCall({
  method: 'POST',
  path: 'Member/beginUpload',
  caller: 'member',
  rate: 'upload',
  origin: 'ours',
  idempotent: false,
  summary: 'Begins a file that comes in parts, with a token for one upload and its bytes; asked again it says how far the file is.',
  input: z.object({ token: z.string().check(z.maxLength(2_048)), key: uploadKey, size: z.int().check(z.positive()) }),
  data: uploadProgress,
});

export const uploadState = defineCall({
  method: 'GET',
  path: 'Member/uploadState',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'How far one’s own file is that comes in parts: where to go on after a cut, and how far a video is that is made into what browsers play. Of one of which nothing came it is refused with the reason.',
  input: z.object({ key: uploadKey }),
  data: uploadProgress,
});

export const cancelUpload = defineCall({
  method: 'POST',
  path: 'Member/cancelUpload',
  caller: 'member',
  rate: 'write',
  origin: 'ours',
  idempotent: false,
  summary: 'Takes one’s own file back that nothing uses yet; what had arrived of it is deleted.',
  input: z.object({ key: uploadKey }),
  data: z.object({}),
});
