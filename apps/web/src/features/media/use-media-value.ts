import { useState } from 'react';
import type { TextKey } from '../../i18n/index.ts';
import { useStableCallbacks } from '../../performance/use-stable-callbacks.ts';
import { useUpload, type Uploaded } from '../upload/index.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface MediaValueInput {
  readonly container_id: string;
  /** With how long a sound is, as the server found. */
  readonly onChange: (value: string, seconds?: number) => void;
  readonly prepare: Parameters<typeof useUpload>[1];
  readonly announcements: { readonly added: TextKey; readonly removed: TextKey };
}

/** Shared by picture and sound fields: an upload becomes the field's value, and the value can be removed. */
export function useMediaValue({ container_id, onChange, prepare, announcements }: MediaValueInput) {
  const upload = useUpload(container_id, prepare);
  const { root, keep, restoreFocus } = useKeptFocus();
  const [announced, announce] = useState<TextKey | null>(null);
  // A card may have moved, or be another one in the list, before its file has arrived.
  const latest = useStableCallbacks({ onChange });

  /** Sends a file, or the last one again; true when it arrived. */
  async function take(sending: Promise<Uploaded | undefined>): Promise<boolean> {
    keep();
    announce(null);
    const reply = await sending;
    if (!reply) {
      keep();
      return false;
    }
    restoreFocus();
    announce(announcements.added);
    latest.onChange(reply.url, reply.seconds ?? undefined);
    return true;
  }

  function remove(): void {
    keep();
    upload.clearFailure();
    announce(announcements.removed);
    latest.onChange('');
  }

  function cancel(): void {
    keep();
    upload.cancel();
  }

  return { upload, root, keep, announced, take, remove, cancel };
}
