import { Radio } from '@mantine/core';
import { trueFalseCards, withCards, type ChoiceRound } from '@takhti/content-types/rounds';
import { directionOf, localeOf } from '@takhti/domain';
import { useText } from '../../../../i18n/index.ts';
import { FieldError, fieldErrorId, fieldId } from '../../../../features/editor/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import classes from './truth-editor.module.css';

const answers = ['true', 'false'] as const;

/** Whether a statement is true. Learners see both words in the language of the game (D-20). */
export function TruthEditor({ opened }: { opened: OpenedRound<ChoiceRound> }) {
  const t = useText();
  const { round, language, isReadOnly } = opened;
  const path = opened.path('cardsData');
  const right = round.cardsData.find((card) => card.isCorrect)?.data ?? null;
  const title = t('game-cards:truth.title');
  const findings = [
    ...opened.findings('cardsData'),
    ...round.cardsData.flatMap((_, at) => opened.findings('cardsData', at, 'text')),
  ];

  return (
    <Section opened={opened} title={title} hint={t('game-cards:truth.hint')}>
      <Radio.Group
        id={fieldId(path)}
        aria-label={title}
        aria-describedby={fieldErrorId(path)}
        value={right}
        readOnly={isReadOnly}
        onChange={(answer) => {
          if (isReadOnly) return;
          opened.change((now) => withCards(now, trueFalseCards(language, answer === 'true')));
        }}
      >
        <div className={classes.answers}>
          {answers.map((answer) => (
            <Radio.Card
              key={answer}
              value={answer}
              className={classes.answer}
              data-correct={right === answer || undefined}
              disabled={isReadOnly}
            >
              <Radio.Indicator aria-hidden="true" />
              <span lang={localeOf(language)} dir={directionOf(language)}>
                {wordOf(opened, answer)}
              </span>
            </Radio.Card>
          ))}
          <FieldComments path={path} label={title} />
        </div>
      </Radio.Group>
      <FieldError path={path} findings={findings} />
    </Section>
  );
}

/** The word on a card; that of the language where an import left none. */
function wordOf({ round, language }: OpenedRound<ChoiceRound>, answer: (typeof answers)[number]): string {
  const own = round.cardsData.find((card) => card.data === answer)?.text.trim();
  return own || (trueFalseCards(language, true).find((card) => card.data === answer)?.text ?? '');
}
