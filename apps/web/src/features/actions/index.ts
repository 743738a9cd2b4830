// Pages that show a bar name `actions`, `review`, `editor` and `assessments` among their texts.
export { ContentActions, type PageActions } from './content-actions.tsx';
export { PublishedActions } from './published-actions.tsx';
