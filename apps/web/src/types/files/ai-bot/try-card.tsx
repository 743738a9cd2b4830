import { Button, Card, TextInput } from '@mantine/core';
import { tryBot } from '@takhti/contract';
import {
  directionOf,
  limits,
  localeOf,
  type BotTurn,
  type Language,
  type OpenedContainer,
} from '@takhti/domain';
import { useState, type SubmitEvent } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { useSession } from '../../../app/session/index.ts';
import { NotSetUp } from '../../../features/ai/index.ts';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import classes from './bot.module.css';

interface TryCardProps {
  readonly item: Pick<OpenedContainer, 'container_id'>;
  readonly language: Language;
}

/** Asks the bot as it was saved last, the way a learner would. */
export function TryCard({ item: { container_id }, language }: TryCardProps) {
  const t = useText();
  const { can } = useSession();
  const [question, setQuestion] = useState('');
  const [turns, setTurns] = useState<readonly BotTurn[]>([]);
  const { run, isRunning } = useCall(tryBot);
  if (!can('container.edit')) return null;
  const asked = question.trim();
  const written = { dir: directionOf(language), lang: localeOf(language) };

  async function ask(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (asked === '' || isRunning) return;
    const done = await run({ container_id, question: asked });
    if (!done) return;
    setTurns((now) => [...now, done.turn]);
    if (done.turn.state !== 'failed') setQuestion('');
  }
  return (
    <Card withBorder radius="lg" padding="lg" component="section" className={files.card}>
      <h2 className={classes.heading}>{t('ai:bot.cards.try')}</h2>
      <p className={classes.soft}>{t('ai:bot.try.hint')}</p>
      <NotSetUp isOfBot />
      <ol className={classes.turns} aria-live="polite">
        {turns.map(({ turn_id, state, question: said, answer, was_hidden }) => (
          <li key={turn_id}>
            <p className={classes.asked} {...written}>
              {said}
            </p>
            {was_hidden && <p className={classes.soft}>{t('ai:bot.was_hidden')}</p>}
            {state === 'answered' ? (
              <p className={classes.answer} {...written}>
                {answer}
              </p>
            ) : (
              <p className={classes.state}>{t(`ai:bot.states.${state}`)}</p>
            )}
          </li>
        ))}
      </ol>
      <form className={classes.ask} onSubmit={(event) => void ask(event)}>
        <TextInput
          className={classes.question}
          label={t('ai:bot.try.question')}
          value={question}
          maxLength={limits.ai_bot.question}
          attributes={{ input: written }}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" loading={isRunning} disabled={asked === ''}>
          {t('ai:bot.try.ask')}
        </Button>
      </form>
    </Card>
  );
}
