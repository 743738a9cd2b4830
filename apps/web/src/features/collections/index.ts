// Pages that show them name `details` among their texts.
export { CollectionChoice } from './collection-choice.tsx';
export { CollectionHead } from './collection-head.tsx';
export { CollectionsOfItem } from './collections-of-item.tsx';
