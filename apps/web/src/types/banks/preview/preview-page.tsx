import { Stack } from '@mantine/core';
import { ContainerPreview } from '../../../features/container-page/index.ts';
import { BankFacts } from '../bank/bank-facts.tsx';
import { BankView } from '../bank/bank-view.tsx';

/** A question bank to read: its questions with their keys (C-144). */
export function Component() {
  return (
    <ContainerPreview>
      {(item) => (
        <Stack gap="md">
          <BankFacts
            item={{ ...item, abilities: { ...item.abilities, can_edit: false } }}
            language={item.language}
          />
          <BankView item={item} language={item.language} isReadOnly isPreview />
        </Stack>
      )}
    </ContainerPreview>
  );
}
