import { hasCards, type GameDoc } from '@takhti/content-types/rounds';
import { isLanguage, type Anchor } from '@takhti/domain';
import { isTextKey, nameOfLanguage, useText } from '../../i18n/index.ts';
import { entryMark, orderMark, type FieldWords } from '../../features/editor/index.ts';
import { placeInGame } from './place-name.ts';
import { versionValue } from './version-value.tsx';

interface Versions {
  readonly mine: GameDoc;
  readonly theirs: GameDoc;
}

/** The fields of a game in words, for when two versions of it are shown side by side. */
export function useGameWords(versions: Versions | null): FieldWords {
  const t = useText();
  return {
    nameOf(field) {
      if (field === 'questionData' || field === `questionData.${orderMark}`) return t('games:rounds.title');
      if (field === 'language') return t('common:content_language');
      const path = versions && pathIn(versions, field);
      const name = path && placeInGame(t, path);
      if (name) return name;
      const key = `games:details.${field}`;
      return isTextKey(key) ? t(key) : field;
    },
    show(field, value) {
      if (field === 'language' && isLanguage(value)) return nameOfLanguage(value);
      return versionValue(field, value);
    },
  };
}

/**
 * The place of a field of a round for people, who count: by the places of my version, of theirs where it is in no other.
 * Null for what is in no round.
 */
export function pathIn({ mine, theirs }: Versions, field: string): Anchor['path'] | null {
  const [list, round, ...inside] = field.split('.');
  if (list !== 'questionData' || round === undefined) return null;
  for (const { questionData } of [mine, theirs]) {
    const at = questionData.findIndex(({ questionId }) => entryMark(String(questionId)) === round);
    const found = questionData[at];
    if (!found) continue;
    const cards = hasCards(found) ? found.cardsData : [];
    const steps = inside.map((step) => {
      const card = cards.findIndex(({ id }) => entryMark(String(id)) === step);
      return card < 0 ? step : card;
    });
    return [list, at, ...steps];
  }
  return null;
}
