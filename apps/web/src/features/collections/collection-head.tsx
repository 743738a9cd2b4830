import { Button, Group, TextInput } from '@mantine/core';
import { IconFolder, IconPencil, IconTrash } from '@tabler/icons-react';
import { deleteCollection, listCollections, renameCollection, type CollectionRow } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useState } from 'react';
import { useCall, useQueryCall } from '../../app/api/index.ts';
import { problemText } from '../../app/api/problem-text.ts';
import { useText } from '../../i18n/index.ts';
import { confirm, Dialog } from '../../ui/index.ts';
import classes from './collections.module.css';

interface CollectionHeadProps {
  readonly collection_id: string;
  /** Called when there is no such collection of one's own any more. */
  readonly onGone: () => void;
}

/** The collection that the library is narrowed to: its name, and what can be done with it. */
export function CollectionHead({ collection_id, onGone }: CollectionHeadProps) {
  const t = useText();
  const listed = useQueryCall(listCollections, {}, { silent: true });
  const deleting = useCall(deleteCollection);
  const [isRenaming, setRenaming] = useState(false);
  const collection = listed.data?.records.find((each) => each.collection_id === collection_id);
  if (!collection) return null;
  const { title } = collection;

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: t('details:collections.delete_title'),
      text: t('details:collections.delete_text', { title }),
      confirmLabel: t('common:delete'),
      isDangerous: true,
    });
    if (isSure && (await deleting.run({ collection_id }))) onGone();
  }

  return (
    <div className={classes.head}>
      <IconFolder size={20} aria-hidden="true" className={classes.icon} />
      <h2 className={classes.title}>
        <bdi>{title}</bdi>
      </h2>
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => setRenaming(true)}
        >
          {t('details:collections.rename')}
        </Button>
        <Button
          variant="subtle"
          color="brick"
          size="compact-md"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          loading={deleting.isRunning}
          onClick={() => void remove()}
        >
          {t('common:delete')}
        </Button>
      </Group>
      {isRenaming && <Rename collection={collection} onDone={() => setRenaming(false)} />}
    </div>
  );
}

function Rename({ collection, onDone }: { collection: CollectionRow; onDone: () => void }) {
  const t = useText();
  const [title, setTitle] = useState(collection.title);
  const [refused, setRefused] = useState('');
  const renaming = useCall(renameCollection, {
    onProblem: ({ problem }) => {
      setRefused(problemText(problem));
      return true;
    },
  });

  async function rename(): Promise<void> {
    if (title.trim() === '') return setRefused(t('details:collections.title_required'));
    if (await renaming.run({ collection_id: collection.collection_id, title })) onDone();
  }

  return (
    <Dialog
      isOpen
      title={t('details:collections.rename')}
      confirmLabel={t('common:save')}
      isBusy={renaming.isRunning}
      onConfirm={() => void rename()}
      onCancel={onDone}
    >
      <TextInput
        label={t('details:collections.new_name')}
        data-autofocus
        maxLength={limits.title.max}
        value={title}
        error={refused}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setRefused('');
        }}
      />
    </Dialog>
  );
}
