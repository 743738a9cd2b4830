import type { OpenedContainer } from '@takhti/domain';
import { useMemo } from 'react';
import { UnreadableItem } from '../../../features/container-page/index.ts';
import { BankGate } from '../bank-gate.tsx';
import bank from '../bank/bank.module.css';
import { ArticleEditor } from './article-editor.tsx';
import { formOf } from './article-form.ts';

/** A comprehension article at its author's or its reviewer's desk (C-097). */
export function Component() {
  return <BankGate>{(item) => <Read item={item} />}</BankGate>;
}

function Read({ item }: { readonly item: OpenedContainer }) {
  const form = useMemo(() => formOf(item), [item]);
  return (
    <div className={bank.page}>
      {form ? <ArticleEditor item={item} form={form} /> : <UnreadableItem item={item} />}
    </div>
  );
}
