import { useText } from '../../../i18n/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { BankGate } from '../bank-gate.tsx';
import { PaperView } from './paper-view.tsx';

/** A bank as a paper to print, with its keys. */
export function Component() {
  const t = useText();
  return (
    <BankGate>
      {(item) => (
        <>
          <PageHeader title={item.title} detail={t('questions:paper.title')} />
          <PaperView item={item} />
        </>
      )}
    </BankGate>
  );
}
