import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { offeredContentTypes } from '@takhti/content-types';
import { addLevel, addToLevel, competitionModel, movedEntry } from '@takhti/content-types/files';
import { contentTypes } from '@takhti/domain';
import { useState } from 'react';
import { FieldError, fieldId, findingsAt, focusSoon } from '../../../../features/editor/index.ts';
import { Marked } from '../../../../features/review/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { ContentDrawer } from '../../gathering/content-drawer.tsx';
import { useStandings } from '../../gathering/use-standings.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';
import { Section } from '../section.tsx';
import { LevelRow } from './level-row.tsx';

const scored = offeredContentTypes.filter((type) => contentTypes[type].is_scored);

/** The levels in their order: each with its grade and what is played in it. */
export function LevelsCard(props: CompetitionProps) {
  const { item, doc, findings, onChange } = props;
  const t = useText();
  const [into, setInto] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const standings = useStandings(item, competitionModel.referencesOf(doc));
  const { levels } = doc;
  const open = into === null ? undefined : levels[into];
  const label = t('competitions:fields.levels');
  return (
    <Section title={label}>
      <Marked path={['levels']} label={label}>
        <div id={fieldId(['levels'])} tabIndex={-1}>
          <p className={classes.soft}>{t('competitions:levels.hint')}</p>
          <FieldError path={['levels']} findings={findingsAt(findings, ['levels'])} />
        </div>
      </Marked>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className={classes.levels}>
        {levels.map((level, at) => (
          <LevelRow
            // A level has nothing of its own but its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            {...props}
            level={level}
            at={at}
            standings={standings}
            onAddContent={() => setInto(at)}
            onMove={(from, to) => {
              onChange((now) => ({ levels: movedEntry(now.levels, from, to) }));
              setSaid(t('common:move.done', { position: to + 1, count: levels.length }));
            }}
          />
        ))}
      </ol>
      <Button
        variant="default"
        data-tour="add-level"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          const added = addLevel(doc, item.grade);
          onChange((now) => ({ levels: addLevel(now, item.grade) }));
          // The list of grades opens with its focus, and is over what comes next where the grade is known.
          const isKnown = added.at(-1)?.level_grade !== '';
          void focusSoon(['levels', levels.length, isKnown ? 'lessons_ids' : 'level_grade']);
        }}
      >
        {t('competitions:levels.add')}
      </Button>
      <ContentDrawer
        item={item}
        into={open && into !== null ? t('competitions:levels.into', { number: into + 1 }) : null}
        taken={open?.lessons_ids ?? []}
        grade={open?.level_grade}
        // Another grade may not have the subject at all.
        subject={open?.level_grade === item.grade ? item.subject : undefined}
        types={doc.islesson === 1 ? undefined : scored}
        onAdd={(found) => {
          if (into !== null) onChange((now) => addToLevel(now, into, found));
        }}
        onClose={() => setInto(null)}
      />
    </Section>
  );
}
