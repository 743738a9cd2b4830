// Pages that show a bar name `actions`, `review` and `editor` among their texts.
export { ContentActions, type PageActions } from './content-actions.tsx';
export { LiveAmong } from './live/use-live.tsx';
export { PublishedActions } from './published-actions.tsx';
