import { isBlank } from '@takhti/content-types/kit';
import type { Language, QuestionKind } from '@takhti/domain';
import { useFormat, useText } from '../../../i18n/index.ts';
import { questionFieldAt } from '../../../types/question-kinds.ts';
import { ContentText } from '../../../ui/index.ts';
import type { ComparedWords } from '../diff/shown-fields.ts';

/**
 * The names of a question's fields, and their values as people read them, for two versions side by side. Pages that show it name
 * `questions` among their texts.
 * @param kinds those that it may be of; none where only the fields of all kinds are spoken of
 */
export function useQuestionWords(kinds: readonly QuestionKind[], language: Language): ComparedWords {
  const t = useText();
  const format = useFormat();
  const fieldAt = (field: string) => questionFieldAt(kinds, field.split('.'));
  return {
    nameOf: (field) => fieldAt(field)?.name(t) ?? field,
    comparedAs: (field) => fieldAt(field)?.comparedAs ?? 'value',
    show(field, value) {
      const { show, comparedAs } = fieldAt(field) ?? {};
      if (show) return show(value, { t, language });
      if (typeof value === 'number') return format.number(value);
      if (typeof value !== 'string' || isBlank(value)) return null;
      return comparedAs === 'rich' ? <ContentText html={value} language={language} /> : <bdi>{value}</bdi>;
    },
  };
}
