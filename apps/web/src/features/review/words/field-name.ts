import type { Anchor, ContentType } from '@takhti/domain';
import { isTextKey, useText } from '../../../i18n/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import { useCommentsHere } from '../comments/comments-context.ts';
import { fieldKeyOf } from './container-words.tsx';

const optionField = /^option([1-4])$/;
const metadataField = /^metadata([1-5])$/;

/**
 * The names of places in a document, by their paths. Pages name `questions` among their texts where there are questions, and
 * `assessments` where there are assessments, `games` where there are games.
 */
export function useFieldName(
  content_type: ContentType,
): (content_id: string | null, path: Anchor['path']) => string {
  const t = useText();
  const here = useCommentsHere();
  return (content_id, path) => {
    // Comments name parts by their numbers, people by their places.
    const place = here ? here.fieldOf(path) : path;
    const part = content_id === null ? webTypeOf(content_type)?.parts?.nameOf(t, place) : null;
    if (part !== null && part !== undefined) return part;
    const [first, second, third] = path;
    const field = String(first);
    const option = optionField.exec(field);
    if (option) return t('questions:options.option', { number: Number(option[1]) });
    const metadata = metadataField.exec(field);
    if (metadata) return t('questions:metadata.field', { number: Number(metadata[1]) });
    if (field === 'json_data' && second === 'incorrect_feedback') return t('questions:feedback.incorrect');
    if (field === 'json_data' && second === 'more_options' && typeof third === 'number')
      return t('questions:options.option', { number: third + 5 });
    const key = content_id === null ? fieldKeyOf(content_type, field) : `questions:fields.${field}`;
    return key !== undefined && isTextKey(key) ? t(key) : field;
  };
}
