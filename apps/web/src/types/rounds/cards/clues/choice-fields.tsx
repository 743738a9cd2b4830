import type { ClueRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { WrittenField } from '../number/written-field.tsx';
import type { RoundDesk } from '../round-desk.ts';
import classes from './clues-editor.module.css';

/** The class and the topic of a question, which learners choose from. */
export function ChoiceFields({ desk }: { desk: RoundDesk<ClueRound> }) {
  const t = useText();
  const { Grade, Topic } = desk.round;
  return (
    <div className={classes.choice}>
      {!desk.isReadOnly && <p className={classes.hint}>{t('game-cards:clues.choice_hint')}</p>}
      <WrittenField
        desk={desk}
        at={['Grade']}
        label={t('game-cards:clues.grade')}
        value={Grade}
        isOneLine
        placeholder={t('game-cards:optional')}
        onText={(text) => desk.change((now) => ({ ...now, Grade: text }))}
      />
      <WrittenField
        desk={desk}
        at={['Topic']}
        label={t('game-cards:clues.topic')}
        value={Topic}
        isOneLine
        placeholder={t('game-cards:optional')}
        onText={(text) => desk.change((now) => ({ ...now, Topic: text }))}
      />
    </div>
  );
}
