export { authHeaders, sendAlone } from './api.ts';
export { envelopeIn, problemIn } from './failures.ts';
export { callKey, queryClient } from './query-client.ts';
export { refresh, refreshAfter } from './refresh.ts';
export { sendCall, type ChangeOptions } from './send-call.ts';
export { useCall } from './use-call.ts';
export { useQueryCall } from './use-query-call.ts';
