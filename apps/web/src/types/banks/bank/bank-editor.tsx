import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { bankGameOf } from '@takhti/content-types/rounds';
import { isLanguage, type OpenedContainer } from '@takhti/domain';
import { Suspense, useMemo } from 'react';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import { ContentTitle, Hint } from '../../../ui/index.ts';
import { ContainerEditor, useContainerEditor } from '../../../features/container-page/index.ts';
import { useFocusFromLink, type FieldWords } from '../../../features/editor/index.ts';
import { FieldMark } from '../../../features/review/index.ts';
import { questionStages, TutorialDialog } from '../../rounds/index.ts';
import { GameGuideline } from '../game-guideline.tsx';
import { ExportDialog } from '../transfer/export-dialog.tsx';
import { bankDocOf, bankSaving, type BankDoc } from './bank-doc.ts';
import classes from './bank.module.css';
import { BankFacts } from './bank-facts.tsx';
import { BankView } from './bank-view.tsx';
import { RenameDialog } from './rename-dialog.tsx';

const noFindings = () => [];

/** The bank with its title, its moves through the review, and its questions. */
export function BankEditor({ item }: { item: OpenedContainer }) {
  const t = useText();
  const editing = useContainerEditor<BankDoc>({
    item,
    kind: item.content_type,
    stored: useMemo(() => ({ doc: bankDocOf(item), version: item.version }), [item]),
    saving: bankSaving(item),
    findings: noFindings,
  });
  const { editor } = editing;
  const { title, language } = editor.doc;
  const [isRenaming, renaming] = useDisclosure(false);
  const [isExporting, exporting] = useDisclosure(false);
  const game = bankGameOf(item.content_type);
  const [isGuiding, guideline] = useDisclosure(false);
  const [isTouring, tutorial] = useDisclosure(false);
  const toTutorial = (): void => {
    guideline.close();
    tutorial.open();
  };
  const actions = useMemo(
    () => ({ onExport: exporting.open, ...(game && { onGuideline: guideline.open }) }),
    [exporting.open, game, guideline.open],
  );
  const words: FieldWords = {
    nameOf: (field) => t(field === 'language' ? 'common:content_language' : 'questions:title'),
    show: (_field, value) => (isLanguage(value) ? nameOfLanguage(value) : String(value)),
  };
  useFocusFromLink();
  return (
    <div className={classes.page}>
      <ContainerEditor
        editing={editing}
        words={words}
        title={<ContentTitle language={language}>{title}</ContentTitle>}
        marks={
          <>
            <FieldMark path={['title']} label={t('questions:title')} />
            {!editor.isReadOnly && (
              <Hint label={t('questions:rename.title')}>
                <ActionIcon
                  variant="subtle"
                  color="ink"
                  size={36}
                  aria-label={t('questions:rename.title')}
                  onClick={renaming.open}
                >
                  <IconPencil size={20} />
                </ActionIcon>
              </Hint>
            )}
          </>
        }
        actions={actions}
      >
        <BankFacts item={item} language={language} />
        <BankView item={item} language={language} isReadOnly={editor.isReadOnly} />
      </ContainerEditor>
      {game && isGuiding && (
        <GameGuideline
          game={game}
          onClose={guideline.close}
          onTutorial={editor.isReadOnly ? null : toTutorial}
        />
      )}
      {game && isTouring && (
        <Suspense fallback={null}>
          <TutorialDialog game={game.content_type} stages={questionStages} onClose={tutorial.close} />
        </Suspense>
      )}
      {isExporting && <ExportDialog item={item} onClose={exporting.close} />}
      {isRenaming && (
        <RenameDialog
          doc={editor.doc}
          onCancel={renaming.close}
          onDone={(doc) => {
            renaming.close();
            editor.edit((draft) => {
              Object.assign(draft, doc);
            });
            void editor.save();
          }}
        />
      )}
    </div>
  );
}
