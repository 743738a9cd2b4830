import { Button, Checkbox, Group } from '@mantine/core';
import { games } from '@takhti/content-types/rounds';
import { openContainer } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import { useMemo, useState } from 'react';
import { useQueryCall } from '../../../../app/api/index.ts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import { ErrorState, SkeletonRows } from '../../../../ui/index.ts';
import { readGame } from '../../reading/read-game.ts';
import { summaryOfRound } from '../part-summary.ts';
import classes from '../making.module.css';
import { FromContent } from './from-content.tsx';
import type { FromProps } from './from-props.ts';

const types = Object.keys(games) as ContentType[];

/** Rounds that another game has. */
export function FromGame(props: FromProps) {
  return (
    <FromContent own={props.own} types={types}>
      {(container_id) => <OfGame {...props} container_id={container_id} />}
    </FromContent>
  );
}

function OfGame({ container_id, game, rounds, onDone }: FromProps & { readonly container_id: string }) {
  const t = useText();
  const { facts } = useFormat();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  const [left, setLeft] = useState<readonly number[]>([]);
  const doc = useMemo(() => (opened.data ? readGame(opened.data) : null), [opened.data]);
  if (opened.error) return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  if (!doc) return <SkeletonRows rows={4} />;
  const fitting = doc.questionData.filter(({ template_type }) => game.templates.includes(template_type));
  const chosen = fitting.filter(({ questionId }) => !left.includes(questionId));
  if (fitting.length === 0) return <p className={classes.soft}>{t('making:from.none_fit')}</p>;
  return (
    <>
      <ul className={classes.reasons}>
        {fitting.map((round) => {
          const { title, details } = summaryOfRound(round);
          const { questionId, template_type } = round;
          return (
            <li key={questionId}>
              <Checkbox
                checked={!left.includes(questionId)}
                onChange={(event) =>
                  setLeft(
                    event.currentTarget.checked
                      ? left.filter((each) => each !== questionId)
                      : [...left, questionId],
                  )
                }
                label={title.trim() || t(`games:templates.${template_type}.name`)}
                description={facts([t(`games:templates.${template_type}.name`), ...details])}
              />
            </li>
          );
        })}
      </ul>
      <Group justify="flex-end">
        <Button
          disabled={chosen.length === 0}
          onClick={() => {
            rounds.addMany(chosen);
            onDone();
          }}
        >
          {t('making:from.add', { count: chosen.length })}
        </Button>
      </Group>
    </>
  );
}
