import { Card, Textarea } from '@mantine/core';
import { directionOf, localeOf, type Finding, type OpenedContainer } from '@takhti/domain';
import { ListedUnder, TitleAndLanguage } from '../../../features/container-page/index.ts';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { ChangeGrade } from '../../../features/skills/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { FilesHead } from './files-form.ts';
import classes from './files.module.css';

interface HeadCardProps {
  readonly head: FilesHead;
  readonly item: OpenedContainer;
  readonly findings: readonly Finding[];
  readonly onChange: (change: Partial<FilesHead>) => void;
}

/** What all content of this family has: what it is called, in which language it is, and what is said of it. */
export function HeadCard({ head, item, findings, onChange }: HeadCardProps) {
  const t = useText();
  const { language, description } = head;
  const found = findingsAt(findings, ['description']);
  return (
    <Card withBorder radius="lg" padding="lg" className={classes.card}>
      <TitleAndLanguage written={head} findings={findings} onChange={onChange} />
      <div className={classes.field}>
        <Marked path={['description']} label={t('files:fields.description')}>
          <Textarea
            id={fieldId(['description'])}
            label={t('files:fields.description')}
            description={t('files:description_hint')}
            value={description}
            autosize
            minRows={3}
            maxRows={12}
            attributes={{ input: { dir: directionOf(language), lang: localeOf(language) } }}
            error={found.length > 0}
            aria-describedby={fieldErrorId(['description'])}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
          <FieldError path={['description']} findings={found} />
        </Marked>
      </div>
      <ListedUnder item={item} changeGrade={<ChangeGrade item={item} />} mt="md" />
    </Card>
  );
}
