export { sendCall } from './api.ts';
export { callKey, queryClient, refreshCalls } from './query-client.ts';
export { useCall } from './use-call.ts';
export { useQueryCall } from './use-query-call.ts';
