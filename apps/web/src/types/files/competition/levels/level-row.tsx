import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { changeLevel, movedEntry } from '@takhti/content-types/files';
import { grades, type CompetitionLevel } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { MoveHandle, useDrop, useGradeLabel, type Slot } from '../../../../ui/index.ts';
import { GatheredContent } from '../../gathering/gathered-content.tsx';
import gathering from '../../gathering/gathering.module.css';
import type { Standings } from '../../gathering/use-standings.ts';
import type { CompetitionProps } from '../competition-props.ts';
import classes from '../competition.module.css';

interface LevelRowProps extends CompetitionProps {
  readonly level: CompetitionLevel;
  readonly at: number;
  readonly standings: Standings;
  readonly onAddContent: () => void;
  readonly onMove: (from: number, to: number) => void;
}

/** A level: for which grade it is, and its content, which is moved and taken out. */
export function LevelRow(props: LevelRowProps) {
  const { doc, findings, level, at, onAddContent, onMove, onChange } = props;
  const t = useText();
  const gradeLabel = useGradeLabel();
  const path = ['levels', at];
  const gradePath = [...path, 'level_grade'];
  const found = findingsAt(findings, gradePath);
  const slot: Slot = { scope: 'levels', index: at, onMove };
  const name = t('competitions:levels.level', { number: at + 1 });
  return (
    <li className={classes.level} id={fieldId(path)} tabIndex={-1} {...useDrop(slot)}>
      <div className={classes.levelHead}>
        <MoveHandle id={`level ${at}`} name={name} slot={slot} count={doc.levels.length} />
        <h3 className={classes.levelName}>{name}</h3>
        <Select
          id={fieldId(gradePath)}
          className={classes.grade}
          aria-label={t('competitions:levels.grade_of', { number: at + 1 })}
          placeholder={t('competitions:levels.grade')}
          data={grades.map((grade) => ({ value: grade, label: gradeLabel(grade) }))}
          value={level.level_grade === '' ? null : level.level_grade}
          searchable
          error={found.length > 0}
          aria-describedby={fieldErrorId(gradePath)}
          onChange={(grade) =>
            onChange((now) => ({
              levels: changeLevel(now.levels, at, () => ({ level_grade: grade ?? '' })),
            }))
          }
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          ms="auto"
          aria-label={t('competitions:levels.delete', { number: at + 1 })}
          onClick={() => onChange((now) => ({ levels: now.levels.toSpliced(at, 1) }))}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FieldError path={gradePath} findings={found} />
      <FieldError path={path} findings={findingsAt(findings, path)} />
      <ul className={gathering.items}>
        {level.lessons_ids.map((content_id, index) => (
          // The same content may be in a level twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Content key={`${content_id} ${index}`} {...props} content_id={content_id} index={index} />
        ))}
      </ul>
      <Button
        id={fieldId([...path, 'lessons_ids'])}
        variant="light"
        size="compact-md"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={onAddContent}
      >
        {t('competitions:levels.add_content')}
      </Button>
    </li>
  );
}

function Content(props: LevelRowProps & { readonly content_id: string; readonly index: number }) {
  const { item, doc, findings, at, content_id, index, standings, onChange } = props;
  const t = useText();
  const path = ['levels', at, 'lessons_ids', index];
  const known = doc.lessons.find((each) => each.content_id === content_id);
  const count = doc.levels[at]?.lessons_ids.length ?? 0;
  const change = (by: (ids: readonly string[]) => string[]): void =>
    onChange((now) => ({
      levels: changeLevel(now.levels, at, ({ lessons_ids }) => ({ lessons_ids: by(lessons_ids) })),
    }));
  const slot: Slot = {
    scope: `level ${at}`,
    index,
    onMove: (from, to) => change((ids) => movedEntry(ids, from, to)),
  };
  const drop = useDrop(slot);
  const title = known?.title ?? t('competitions:levels.unknown');
  return (
    <li className={gathering.entry} id={fieldId(path)} tabIndex={-1} {...drop}>
      <div className={gathering.item}>
        <MoveHandle id={`level ${at} ${content_id}`} name={title} slot={slot} count={count} />
        {known ? (
          <GatheredContent item={known} by={item} standings={standings} />
        ) : (
          <span className={gathering.itemWords}>{title}</span>
        )}
        <ActionIcon
          variant="subtle"
          color="gray"
          ms="auto"
          aria-label={t('files:plan.take_out', { title })}
          onClick={() => change((ids) => ids.toSpliced(index, 1))}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <FieldError path={path} findings={findingsAt(findings, path)} />
    </li>
  );
}
