import type { Anchor } from '@takhti/domain';
import { isTextKey, useText } from '../../../i18n/index.ts';

type Translate = ReturnType<typeof useText>;

const optionField = /^option([1-4])$/;
const metadataField = /^metadata([1-5])$/;

// A round, and in it a card, are told by their places; pages with games name `games` among their texts.
function nameInGame(t: Translate, [, round, part, card, inner]: Anchor['path']): string {
  const number = Number(round) + 1;
  if (part === undefined) return t('games:places.round', { round: number });
  if (part === 'cardsData' && card !== undefined) {
    const key = `games:head.${String(inner)}`;
    const field = isTextKey(key) ? t(key) : t('games:places.text');
    return t('games:places.card', { round: number, card: Number(card) + 1, field });
  }
  const key = `games:head.${String(part)}`;
  return t('games:places.field', { round: number, field: isTextKey(key) ? t(key) : String(part) });
}

/**
 * The names of places in a document, by their paths. Pages name `questions` among their texts where there are questions, and
 * `assessments` where there are assessments.
 */
export function useFieldName(): (content_id: string | null, path: Anchor['path']) => string {
  const t = useText();
  return (content_id, path) => {
    const [first, second, third] = path;
    const field = String(first);
    const option = optionField.exec(field);
    if (option) return t('questions:options.option', { number: Number(option[1]) });
    const metadata = metadataField.exec(field);
    if (metadata) return t('questions:metadata.field', { number: Number(metadata[1]) });
    if (field === 'json_data' && second === 'incorrect_feedback') return t('questions:feedback.incorrect');
    if (field === 'json_data' && second === 'more_options' && typeof third === 'number')
      return t('questions:options.option', { number: third + 5 });
    if (field === 'questionData') return nameInGame(t, path);
    const key = `${content_id === null ? 'assessments' : 'questions'}:fields.${field}`;
    return isTextKey(key) ? t(key) : field;
  };
}
