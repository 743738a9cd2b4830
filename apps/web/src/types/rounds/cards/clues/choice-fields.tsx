import type { ClueRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { WrittenField } from '../number/written-field.tsx';
import type { OpenedRound } from '../opened-round.ts';
import classes from './clues-editor.module.css';

/** The class and the topic of a question, which learners choose from. */
export function ChoiceFields({ opened }: { opened: OpenedRound<ClueRound> }) {
  const t = useText();
  const { Grade, Topic } = opened.round;
  return (
    <div className={classes.choice}>
      {!opened.isReadOnly && <p className={classes.hint}>{t('game-cards:clues.choice_hint')}</p>}
      <WrittenField
        opened={opened}
        at={['Grade']}
        label={t('game-cards:clues.grade')}
        value={Grade}
        isOneLine
        placeholder={t('game-cards:optional')}
        onText={(text) => opened.change((now) => ({ ...now, Grade: text }))}
      />
      <WrittenField
        opened={opened}
        at={['Topic']}
        label={t('game-cards:clues.topic')}
        value={Topic}
        isOneLine
        placeholder={t('game-cards:optional')}
        onText={(text) => opened.change((now) => ({ ...now, Topic: text }))}
      />
    </div>
  );
}
