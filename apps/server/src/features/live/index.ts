export { registerLiveRoute } from './live-route.ts';
