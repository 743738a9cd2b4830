import type { ReactNode } from 'react';
import { isCutOff, type SaveStatus } from '../attempt/recorder.ts';
import { useTexts } from '../i18n/texts-context.tsx';
import { Icon } from '../ui/icon.tsx';

/** Whether the server has everything; without a network the band says so in its own words. */
export function SaveSign({ saving }: { readonly saving: SaveStatus }): ReactNode {
  const { t } = useTexts();
  if (isCutOff(saving)) return null;
  const word = t(saving === 'saved' ? 'save_saved' : 'save_saving');
  return (
    <span className="top-save" title={word}>
      <Icon name={saving === 'saved' ? 'check' : 'cloud'} />
      <span className="top-save-word">{word}</span>
    </span>
  );
}
