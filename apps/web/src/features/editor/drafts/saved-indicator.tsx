import { Loader } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconCircleCheck, IconCircleDot, IconCloudOff, IconUserOff } from '@tabler/icons-react';
import { useIsSessionRefused } from '../../../app/session/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useIsUploading } from '../../upload/index.ts';
import classes from '../editor-bar.module.css';

interface SavedIndicatorProps {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** 0: the server has never had it. */
  readonly version: number;
}

/** Whether everything is saved (C-574); while a file is on its way, it is not. */
export function SavedIndicator({ isDirty, isSaving, version }: SavedIndicatorProps) {
  const t = useText();
  const isOffline = !useNetwork().online;
  const isRefused = useIsSessionRefused();
  const isUploading = useIsUploading();
  const state = isUploading ? 'uploading' : stateOf(isDirty, isSaving, version);
  // Changes wait in the browser, and are saved when the network is back, or the person.
  const waits = isDirty && !isSaving;
  const shown = waits && isOffline ? 'offline' : waits && isRefused ? 'logged_out' : state;
  return (
    <span role="status" className={classes.saved} data-state={shown}>
      {(shown === 'saving' || shown === 'uploading') && <Loader size={14} aria-hidden="true" />}
      {shown === 'saved' && <IconCircleCheck size={16} aria-hidden="true" />}
      {(shown === 'unsaved' || shown === 'new') && <IconCircleDot size={16} aria-hidden="true" />}
      {shown === 'offline' && <IconCloudOff size={16} aria-hidden="true" />}
      {shown === 'logged_out' && <IconUserOff size={16} aria-hidden="true" />}
      <span className={classes.savedWord}>{t(`editor:saved.${shown}`)}</span>
    </span>
  );
}

function stateOf(
  isDirty: boolean,
  isSaving: boolean,
  version: number,
): 'saving' | 'unsaved' | 'new' | 'saved' {
  if (isSaving) return 'saving';
  if (isDirty) return 'unsaved';
  return version === 0 ? 'new' : 'saved';
}
