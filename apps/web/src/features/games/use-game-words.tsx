import type { GameDoc } from '@takhti/content-types/games';
import { languages } from '@takhti/domain';
import { isTextKey, nameOfLanguage, useText } from '../../i18n/index.ts';
import type { FieldWords } from '../editor/index.ts';
import { wordsOf } from './rounds/round-words.ts';
import classes from './game.module.css';

/** The fields of a game in words, for when two versions of it stand side by side. */
export function useGameWords(): FieldWords {
  const t = useText();
  return {
    nameOf(field) {
      if (field === 'questionData') return t('games:rounds.title');
      if (field === 'language') return t('common:content_language');
      const key = `games:details.${field}`;
      return isTextKey(key) ? t(key) : field;
    },
    show(field, value) {
      if (field === 'questionData') return <RoundsInShort rounds={value as GameDoc['questionData']} />;
      const language = field === 'language' ? languages.find((each) => each === value) : undefined;
      if (language) return nameOfLanguage(language);
      if (field === 'marketing_image') return value === '' ? null : t('games:head.image');
      return typeof value === 'string' && value !== '' ? <bdi>{value}</bdi> : null;
    },
  };
}

function RoundsInShort({ rounds }: { rounds: GameDoc['questionData'] }) {
  const t = useText();
  return (
    <ol className={classes.short}>
      {rounds.map((round) => (
        <li key={round.questionId}>
          <bdi>{t(`games:templates.${round.template_type}.name`)}</bdi> <bdi>{wordsOf(round)}</bdi>
        </li>
      ))}
    </ol>
  );
}
