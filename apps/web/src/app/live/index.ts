export { holdItem } from './held-items.ts';
export { followLive } from './live.ts';
export { refreshItem } from './refresh-screens.ts';
export { useLiveEvents } from './use-live-events.ts';
