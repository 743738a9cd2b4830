import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconStack2 } from '@tabler/icons-react';
import { lazy, memo, Suspense } from 'react';
import { loadTexts, useText } from '../../../i18n/index.ts';
import { Modal, SkeletonRows } from '../../../ui/index.ts';
import type { AddFromProps } from '../making/add/from-props.ts';

const FromElsewhere = lazy(async () => {
  const [module] = await Promise.all([
    import('../making/add/from-elsewhere.tsx'),
    loadTexts(['making', 'library', 'skills']),
  ]);
  return { default: module.FromElsewhere };
});

/** Adds rounds that are made of a list or a bank, or that another game has. */
export const AddFrom = memo(function AddFrom(props: AddFromProps) {
  const t = useText();
  const [isOpen, { open, close }] = useDisclosure(false);
  const title = t('games:rounds.add_from');
  return (
    <>
      <Button
        fullWidth
        variant="subtle"
        leftSection={<IconStack2 size={18} aria-hidden="true" />}
        onClick={() => {
          if (props.rounds.mayAdd()) open();
        }}
      >
        {title}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        size="60rem"
        title={title}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        {isOpen && (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <FromElsewhere {...props} onDone={close} />
          </Suspense>
        )}
      </Modal>
    </>
  );
});
