import { Select } from '@mantine/core';
import { listCollections } from '@takhti/contract';
import { useQueryCall } from '../../app/api/index.ts';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';

interface CollectionChoiceProps {
  readonly collection_id: string;
  readonly onChange: (collection_id: string) => void;
}

/** Narrows the library to a collection of one's own; nothing while there is none. */
export function CollectionChoice({ collection_id, onChange }: CollectionChoiceProps) {
  const t = useText();
  const { can } = useSession();
  const listed = useQueryCall(listCollections, {}, { enabled: can('collections.own'), silent: true });
  const own = listed.data?.records ?? [];
  if (own.length === 0) return null;
  return (
    <Select
      aria-label={t('details:collections.choose')}
      placeholder={t('details:collections.choose')}
      data={own.map((each) => ({ value: each.collection_id, label: each.title }))}
      value={own.some((each) => each.collection_id === collection_id) ? collection_id : null}
      onChange={(value) => onChange(value ?? '')}
      clearable
      allowDeselect
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      searchable
      nothingFoundMessage={t('common:no_data')}
    />
  );
}
