import type { CrosswordDoc } from '@takhti/content-types/crosswords';
import { isLanguage } from '@takhti/domain';
import { entryMark, orderMark, type FieldWords } from '../../../../features/editor/index.ts';
import { isTextKey, nameOfLanguage, useText } from '../../../../i18n/index.ts';
import { versionValue } from '../../version-value.tsx';
import { placeInCrossword } from '../place-name.ts';

interface Versions {
  readonly mine: CrosswordDoc;
  readonly theirs: CrosswordDoc;
}

/** The fields of a crossword in words, for when two versions of it are shown side by side. */
export function useCrosswordWords(versions: Versions | null): FieldWords {
  const t = useText();
  return {
    nameOf(field) {
      if (field === 'files' || field === `files.${orderMark}`) return t('crosswords:words.title');
      if (field === 'language') return t('common:content_language');
      const [list, word, inner] = field.split('.');
      if (list === 'files' && word !== undefined && versions)
        return placeInCrossword(t, ['files', placeOf(versions, word), ...(inner ? [inner] : [])]) ?? field;
      const key = `games:details.${field}`;
      return isTextKey(key) ? t(key) : field;
    },
    show(field, value) {
      if (field === 'language' && isLanguage(value)) return nameOfLanguage(value);
      return versionValue(field, value);
    },
  };
}

// The place of a word for people, who count: in my version, in theirs where it is in no other.
function placeOf({ mine, theirs }: Versions, mark: string): number {
  const at = ({ files }: CrosswordDoc): number => files.findIndex(({ id }) => entryMark(String(id)) === mark);
  return Math.max(0, at(mine) < 0 ? at(theirs) : at(mine));
}
