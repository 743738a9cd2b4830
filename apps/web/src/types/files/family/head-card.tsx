import { Card } from '@mantine/core';
import type { Finding, OpenedContainer } from '@takhti/domain';
import { ListedUnder, TitleAndLanguage } from '../../../features/container-page/index.ts';
import { findingsAt } from '../../../features/editor/index.ts';
import { ChangeGrade } from '../../../features/skills/index.ts';
import { useText, type TextKey } from '../../../i18n/index.ts';
import type { FilesHead } from './files-form.ts';
import classes from './files.module.css';
import { TextField } from './text-field.tsx';

interface HeadCardProps {
  readonly head: FilesHead;
  readonly item: OpenedContainer;
  readonly descriptionHint: TextKey | undefined;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Partial<FilesHead>) => void;
}

/** The fields of all content of this family: title, language and description. */
export function HeadCard({ head, item, descriptionHint, findings, onChange }: HeadCardProps) {
  const t = useText();
  const { language, description } = head;
  return (
    <Card withBorder radius="lg" padding="lg" className={classes.card}>
      <TitleAndLanguage written={head} findings={findings} onChange={onChange} />
      <div className={classes.field}>
        <TextField
          path={['description']}
          label={t('files:fields.description')}
          hint={t(descriptionHint ?? 'files:description_hint')}
          value={description}
          found={findingsAt(findings, ['description'])}
          writtenIn={language}
          rows={{ least: 3, most: 12 }}
          onText={(text) => onChange({ description: text })}
        />
      </div>
      <ListedUnder item={item} changeGrade={<ChangeGrade item={item} />} mt="md" />
    </Card>
  );
}
