import { Card } from '@mantine/core';
import type { FilesDoc } from '@takhti/content-types/files';
import { localeOf, type Language, type OpenedContainer } from '@takhti/domain';
import { FieldMark } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { FilesParts } from './files-parts.ts';
import classes from './files.module.css';

interface FilesViewProps<Doc extends FilesDoc> extends Pick<FilesParts<Doc>, 'View'> {
  readonly item: OpenedContainer;
  readonly doc: Doc;
  readonly language: Language;
}

/** A container of this family to be looked at. */
export function FilesView<Doc extends FilesDoc>({ item, doc, language, View }: FilesViewProps<Doc>) {
  const t = useText();
  const label = t('files:fields.description');
  return (
    <Card withBorder radius="lg" padding="lg" className={classes.view}>
      <h2 className={classes.fieldName}>
        {label} <FieldMark path={['description']} label={label} />
      </h2>
      {doc.description === '' ? (
        <p className={classes.none}>{t('files:no_description')}</p>
      ) : (
        <p lang={localeOf(language)} dir="auto" className={classes.description}>
          {doc.description}
        </p>
      )}
      <View item={item} doc={doc} language={language} />
    </Card>
  );
}
