// The pages of an item, whatever its type: above the editor, the review and the action bar, which they bring together, and which
// know nothing of them. Pages that show these name `editor`, `review` and `actions` among their texts.
export { ByContent } from './by-content.tsx';
export { ContainerEditor } from './container-editor.tsx';
export { ContainerGate } from './container-gate.tsx';
export { EditPage } from './edit-page.tsx';
export { LanguageSelect } from './language-select.tsx';
export { ListedUnder } from './listed-under.tsx';
export { PublishedHead } from './published-head.tsx';
export { containerRefusal, type SavedMeanwhile } from './refusals.ts';
export type { Saving } from './saving.ts';
export { TitleAndLanguage } from './title-and-language.tsx';
export { useContainerEditor } from './use-container-editor.ts';
export { useHeading } from './use-heading.tsx';
