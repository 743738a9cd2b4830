import { useEffect, useRef, useState } from 'react';
import type { TextKey } from '../../i18n/index.ts';
import { useUpload, type Uploaded } from '../upload/index.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface MediaValueInput {
  readonly container_id: string;
  readonly onChange: (value: string) => void;
  readonly prepare: Parameters<typeof useUpload>[1];
  readonly news: { readonly added: TextKey; readonly removed: TextKey };
}

/** What a picture and a sound have in common: an upload that becomes the field's value, and the way back to nothing. */
export function useMediaValue({ container_id, onChange, prepare, news }: MediaValueInput) {
  const upload = useUpload(container_id, prepare);
  const { root, keep, goOn } = useKeptFocus();
  const [told, setTold] = useState<TextKey | null>(null);
  // A card may have moved, or be another one in the list, before its file has arrived.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  /** Sends a file, or the last one again; true when it arrived. */
  async function take(sending: Promise<Uploaded | undefined>): Promise<boolean> {
    keep();
    setTold(null);
    const reply = await sending;
    if (!reply) {
      keep();
      return false;
    }
    goOn();
    setTold(news.added);
    latest.current(reply.url);
    return true;
  }

  function remove(): void {
    keep();
    upload.forgetFailure();
    setTold(news.removed);
    latest.current('');
  }

  function cancel(): void {
    keep();
    upload.cancel();
  }

  return { upload, root, keep, told, take, remove, cancel };
}
