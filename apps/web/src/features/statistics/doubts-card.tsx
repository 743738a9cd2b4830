import { Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { plainText } from '@takhti/content-types/kit';
import { listDoubtfulQuestions } from '@takhti/contract';
import { useId } from 'react';
import { Link } from 'react-router';
import { useQueryCall } from '../../app/api/index.ts';
import { editorPath, questionPath } from '../../app/routing/content-paths.ts';
import { useFormat, useText } from '../../i18n/index.ts';
import { ContentTitle } from '../../ui/index.ts';
import { doubtWords } from './doubt-words.ts';
import classes from './statistics.module.css';

const mostShown = 5;

/** One's own questions that learners' answers put in doubt, on the desk until they are mended; nothing where there are none. */
export function DoubtsCard() {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const doubts = useQueryCall(listDoubtfulQuestions, {}, { silent: true });
  const { records = [], total = 0 } = doubts.data ?? {};
  if (total === 0) return null;
  return (
    <section className={classes.desk} aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {t('statistics:desk.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('statistics:desk.hint')}
      </Text>
      <ul className={classes.doubted}>
        {records.slice(0, mostShown).map((record) => {
          const { question_id, content_type, language, question, played_in, played_container_id, doubt } =
            record;
          const { container_id, institution_id } = record;
          const bank = { container_id, institution_id, content_type };
          const path = questionPath(bank, question_id) ?? editorPath(bank) ?? '/dashboard';
          const statistics = new URLSearchParams({ container_id: played_container_id });
          return (
            <li key={`${question_id} ${doubt.kind} ${played_container_id}`}>
              <IconAlertTriangle size={18} aria-hidden="true" className={classes.sign} />
              <div>
                <Link to={path} className={classes.link}>
                  <ContentTitle language={language}>{plainText(question)}</ContentTitle>
                </Link>
                <Text size="sm">{doubtWords(t, format, doubt)}</Text>
                <Text size="sm" c="dimmed">
                  {t('statistics:desk.in')}{' '}
                  <Link to={`/dashboard/statistics?${statistics.toString()}`} className={classes.quiet}>
                    <ContentTitle language={language}>{played_in}</ContentTitle>
                  </Link>
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
      {total > mostShown && (
        <Text size="sm" c="dimmed">
          {t('statistics:desk.more', { count: total - mostShown })}
        </Text>
      )}
    </section>
  );
}
