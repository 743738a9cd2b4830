import { isOfVersion } from '@takhti/content-types/question-kinds';
import { isLanguage } from '@takhti/domain';
import type { FieldPath } from '../../../../features/editor/index.ts';
import { nameOfLanguage } from '../../../../i18n/index.ts';
import { ContentText } from '../../../../ui/index.ts';
import type { QuestionField } from '../../kinds/question-parts.ts';

/**
 * A field of a question's language versions in words, or a version as a whole; null for a path that leads into none.
 * @param fieldWithin the field of a question at a path, regardless of its language
 */
export function versionFieldAt(
  path: FieldPath,
  fieldWithin: (path: FieldPath) => QuestionField | null,
): QuestionField | null {
  if (!isOfVersion(path)) return null;
  const [, , language, ...within] = path;
  if (language === undefined)
    return { name: (t) => t('questions:languages.title'), comparedAs: 'value', show: namesOf };
  if (typeof language !== 'string' || !isLanguage(language)) return null;
  const named = nameOfLanguage(language);
  if (within.length === 0)
    return {
      name: (t) => t('questions:languages.version', { language: named }),
      comparedAs: 'value',
      show: (value) => <ContentText html={questionOf(value)} language={language} />,
    };
  const field = fieldWithin(within);
  if (!field) return null;
  const { show } = field;
  return {
    ...field,
    name: (t) => t('questions:languages.field', { field: field.name(t), language: named }),
    ...(show && {
      show: (value: unknown, given: Parameters<typeof show>[1]) => show(value, { ...given, language }),
    }),
  };
}

function namesOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.keys(value).filter(isLanguage).map(nameOfLanguage).join(', ');
}

function questionOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('question' in value)) return '';
  return typeof value.question === 'string' ? value.question : '';
}
