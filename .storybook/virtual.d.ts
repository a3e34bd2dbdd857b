declare module 'virtual:part-tokens' {
  /** Names of the tokens that the styles of a part read, by the name of the part. */
  const tokens: Readonly<Record<string, readonly string[]>>;
  export default tokens;
}
