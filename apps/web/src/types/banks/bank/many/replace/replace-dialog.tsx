import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { replacedParts } from '@takhti/content-types/question-kinds/replace';
import type { OpenedContainer } from '@takhti/domain';
import { useState } from 'react';
import { useUndoEntry } from '../../../../../features/review/index.ts';
import { useText } from '../../../../../i18n/index.ts';
import { EmptyState, Modal, Pager, showToast } from '../../../../../ui/index.ts';
import { FoundList } from './found-list.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { useReplacement, type Wanted } from './use-replacement.ts';

export interface ReplaceDialogProps {
  readonly item: OpenedContainer;
  /** The ids of what is selected, none for the whole bank; undefined when they could not be had. */
  readonly collect: () => Promise<readonly string[] | undefined>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const nothing: Wanted = { find: '', replace: '', parts: [...replacedParts] };

/** Finds words in the questions of a bank and replaces them, every change looked at first. */
export function ReplaceDialog({ item, collect, onDone, onClose }: ReplaceDialogProps) {
  const t = useText();
  const { container_id, language } = item;
  const [wanted, setWanted] = useState(nothing);
  const { looked, except, isLooking, isReplacing, look, toggle, confirm, reset } = useReplacement(
    container_id,
    collect,
  );
  const { offer } = useUndoEntry(container_id);
  const count = looked ? looked.found.total - looked.found.refused - except.size : 0;

  function change(next: Wanted): void {
    setWanted(next);
    reset();
  }

  async function replace(): Promise<void> {
    const reply = await confirm();
    if (!reply) return;
    const { history_id, replaced } = reply;
    showToast({
      kind: 'success',
      text: t('questions:replace.done', { count: replaced }),
      ...(history_id !== null && { action: offer('question.replace', history_id) }),
    });
    onDone();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('questions:replace.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <ReplaceForm
          language={language}
          wanted={wanted}
          isBusy={isLooking}
          onChange={change}
          onLook={() => void look(wanted)}
        />
        {looked && (
          <>
            {looked.found.total === 0 ? (
              <EmptyState title={t('questions:replace.nothing')} text={t('questions:replace.nothing_hint')} />
            ) : (
              <Text fw={600} role="status">
                {t('questions:replace.found', { count: looked.found.total, places: looked.found.places })}
              </Text>
            )}
            {looked.found.alike_places > 0 && (
              <Alert variant="light" color="yellow">
                <Group gap="sm">
                  {t('questions:replace.alike', { count: looked.found.alike_places })}
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => {
                      const next = { ...wanted, is_alike: true };
                      setWanted(next);
                      void look(next);
                    }}
                  >
                    {t('questions:replace.also')}
                  </Button>
                </Group>
              </Alert>
            )}
            <FoundList
              records={looked.found.records}
              replace={looked.wanted.replace ?? ''}
              except={except}
              onToggle={toggle}
            />
            <Pager
              page={looked.page}
              total={looked.found.total}
              onPage={(page) => void look(looked.wanted, page)}
            />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {looked && looked.found.total > 0 && (
            <Button disabled={count < 1} loading={isReplacing} onClick={() => void replace()}>
              {t('questions:replace.confirm', { count })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
