import { openContainer } from '@takhti/contract';
import { useMemo } from 'react';
import { useQueryCall } from '../../../../app/api/index.ts';
import { ContainerGate, EditPage, UnreadableItem } from '../../../../features/container-page/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { OnItsWay } from '../../../../ui/index.ts';
import classes from '../crosswords.module.css';
import { CrosswordEditor } from './crossword-editor.tsx';
import { formOf } from './crossword-form.ts';
import type { WorkspaceOrder } from './crossword-workspace.tsx';

/** The editor of one crossword, beginning with what it is called or with its words. */
export function CrosswordEditPage({ order }: { readonly order: WorkspaceOrder }) {
  return (
    <EditPage className={classes.page}>
      {(container_id) => <Opened container_id={container_id} order={order} />}
    </EditPage>
  );
}

function Opened({ container_id, order }: { readonly container_id: string; readonly order: WorkspaceOrder }) {
  const t = useText();
  const opened = useQueryCall(openContainer, { container_id }, { onProblem: () => true });
  const item = opened.data;
  const form = useMemo(() => item && formOf(item), [item]);
  if (item && form === null) return <UnreadableItem item={item} />;
  return (
    <ContainerGate
      opened={opened}
      item={item}
      meanwhile={<OnItsWay title={t('common:types.crossword')} cards={3} query={opened} />}
    >
      {(locked) => form && <CrosswordEditor item={locked} form={form} order={order} />}
    </ContainerGate>
  );
}
