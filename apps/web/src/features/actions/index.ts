// Pages that show a bar name `actions`, `review` and `editor` among their texts.
export { ContentActions, type PageActions } from './content-actions.tsx';
export { LiveAmong, useAskedLive } from './live/use-asked-live.tsx';
export { LiveRoundDialog } from './live/live-round-dialog.tsx';
export { useSetAside } from './use-set-aside.ts';
export { useUsedInSentence } from './use-used-in-sentence.ts';
export { PublishedActions } from './published-actions.tsx';
