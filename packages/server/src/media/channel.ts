/** A player's request for a media playlist; `msn` and `part` name the newest segment and part that it waits for. */
export interface PlaylistRequest {
  lowLatency: boolean;
  msn?: number | undefined;
  part?: number | undefined;
  /** True when the player can skip segments that it has read before (delta update). */
  skip: boolean;
}

/** A playlist, or the HTTP status with which it is refused. */
export type PlaylistAnswer = { text: string } | { refused: 400 | 404 };

/** Live video of one room, as files of HLS. */
export interface Channel {
  playlist(request: PlaylistRequest): Promise<PlaylistAnswer>;
  /** An initialisation section, a segment or a part by its name in the playlist; undefined when it is unknown or too old. */
  file(name: string): Promise<Buffer | undefined>;
}
