export { createApi, readAnswer, requestTimeout, type Api, type ApiLanguage, type ApiOptions, type CallOptions } from './createApi.ts';
export { classifyFailure, createFailureGate, failureQuiet, failureReactions, type FailureGate, type FailureReaction } from './failures.ts';
