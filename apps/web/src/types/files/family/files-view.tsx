import { Card } from '@mantine/core';
import type { FilesDoc } from '@takhti/content-types/files';
import { localeOf, type Language, type OpenedContainer } from '@takhti/domain';
import { FieldMark } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { FilesFacet } from './files-facet.ts';
import { SeenInPlayer } from './seen-in-player.tsx';
import classes from './files.module.css';

interface FilesViewProps<Doc extends FilesDoc> {
  readonly facet: FilesFacet<Doc>;
  readonly item: OpenedContainer;
  readonly doc: Doc;
  readonly language: Language;
}

/** A container of this family to be looked at. */
export function FilesView<Doc extends FilesDoc>({ item, doc, language, facet }: FilesViewProps<Doc>) {
  const { View, isSeenInPlayer = false } = facet;
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
      {isSeenInPlayer && <SeenInPlayer item={item} />}
    </Card>
  );
}
