export { holdItem } from './held-items.ts';
export { followLive } from './live.ts';
export { refreshItem } from './refresh-screens.ts';
export { useLive } from './use-live.ts';
