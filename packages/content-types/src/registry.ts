import { contentTypes, type ContentType } from '@takhti/domain';
import { assessmentModel } from './assessments/model.ts';
import { articleModel } from './banks/article/model.ts';
import { fibBankModel, gameBankModels, mcqBankModel } from './banks/model.ts';
import { crosswordModel } from './crosswords/model.ts';
import type { AnyContentTypeModel } from './define.ts';
import { filesModels } from './files/models.ts';
import { gameModels } from './rounds/models.ts';

export type { AnyContentTypeModel, Facts, ContainerFields, PoolCount, SkillChange, Start } from './define.ts';
export type { StoredDocument } from './stored-document.ts';
export { defineDocument } from './stored-document.ts';
export { messageText, type MessageKey } from './message-texts/index.ts';

/** The model of every content type that has one: the one list, which the registry's test walks. */
export const contentTypeModels = {
  mcq: mcqBankModel,
  fill_in_the_blank: fibBankModel,
  article: articleModel,
  assessment: assessmentModel,
  ...gameModels,
  ...gameBankModels,
  crossword: crosswordModel,
  ...filesModels,
} as const satisfies Partial<Record<ContentType, AnyContentTypeModel>>;

/** The types of which content can be made; each floor's registry has a row for every one of them. */
export type AuthoredType = keyof typeof contentTypeModels;

/** A type's model without its document's type; undefined for a type that cannot be authored yet. */
export function modelOf(content_type: ContentType): AnyContentTypeModel | undefined {
  const models: Partial<Record<ContentType, AnyContentTypeModel>> = contentTypeModels;
  return models[content_type];
}

/** The content types that are offered, in this order: new content of them can be made now, and the table of types offers them. */
export const offeredContentTypes: readonly ContentType[] = Object.values<AnyContentTypeModel>(
  contentTypeModels,
)
  .filter((model) => contentTypes[model.content_type].is_offered)
  .map((model) => model.content_type);

/** The content types that lists can be filtered by: all types, offered or not. */
export const filterableContentTypes: readonly ContentType[] = Object.values<AnyContentTypeModel>(
  contentTypeModels,
).map((model) => model.content_type);

/** The content types from whose published questions others draw. */
export const contentTypesThatGiveQuestions: readonly ContentType[] = Object.values<AnyContentTypeModel>(
  contentTypeModels,
)
  .filter((model) => model.gives_questions)
  .map((model) => model.content_type);
