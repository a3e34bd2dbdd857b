declare module '@tencentcloud/chat/index.es.js' {
  const sdk: import('./sdk.ts').SdkModule;
  export default sdk;
}
