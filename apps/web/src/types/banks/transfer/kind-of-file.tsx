import { Input, SegmentedControl } from '@mantine/core';
import type { QuestionKind } from '@takhti/domain';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useBankKinds } from '../address.ts';

interface KindOfFile {
  readonly kind: QuestionKind;
  /** All that the bank holds. */
  readonly kinds: readonly QuestionKind[];
  readonly choice: ReactNode;
}

/** Of which kind the questions of a file are, which holds one kind alone, and the choice of it where a bank holds several. */
export function useKindOfFile(): KindOfFile {
  const t = useText();
  const kinds = useBankKinds();
  const [kind, setKind] = useState<QuestionKind>(kinds[0]);
  const id = useId();
  const choice = kinds.length > 1 && (
    <div>
      <Input.Label component="div" id={id}>
        {t('questions:kind_of_file')}
      </Input.Label>
      <SegmentedControl
        fullWidth
        mb="md"
        aria-labelledby={id}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? kinds[0])}
        data={kinds.map((each) => ({ value: each, label: t(`common:question_kinds.${each}`) }))}
      />
    </div>
  );
  return { kind, kinds, choice };
}
