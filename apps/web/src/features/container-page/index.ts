// The pages of an item, regardless of its type: above the editor, the review and the action bar, which they bring together, and which
// know nothing of them. Pages that show these name `editor`, `review` and `actions` among their texts.
export { ContainerEditor } from './container-editor.tsx';
export { ContainerGate } from './container-gate.tsx';
export { EditPage } from './edit-page.tsx';
export { LanguageSelect } from './language-select.tsx';
export { ListedUnder } from './listed-under.tsx';
export { ContainerPreview } from './preview/container-preview.tsx';
export { NextPartLink } from './parts/next-part-link.tsx';
export { useNextPart, type NextPart } from './parts/use-next-part.ts';
export { containerRefusal, type SavedMeanwhile } from './refusals.ts';
export { containerSaving, type Saving } from './saving.ts';
export { TitleAndLanguage } from './title-and-language.tsx';
export { Unreadable, UnreadableItem } from './unreadable.tsx';
export { useContainerEditor } from './use-container-editor.ts';
export { useHeading } from './use-heading.tsx';
