import { uploadFile, type ProblemName, type ReplyOf } from '@takhti/contract';
import { useRef, useState } from 'react';
import { useCall } from '../../../app/api/index.ts';
import { whyNotImage } from './image-check.ts';

type Uploaded = ReplyOf<typeof uploadFile>;

interface ImageUpload {
  /** Sends a picture; undefined when it was refused, failed or was cancelled. */
  readonly send: (file: File) => Promise<Uploaded | undefined>;
  readonly cancel: () => void;
  /** How much has been sent, from 0 to 1; null while nothing is on its way. */
  readonly share: number | null;
  /** Why the last picture was refused. */
  readonly refusal: ProblemName | null;
}

/** Sends pictures for a content object, refusing at once what the server would refuse. */
export function useImageUpload(containerId: string): ImageUpload {
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<ProblemName | null>(null);
  const controller = useRef<AbortController | null>(null);
  const upload = useCall(uploadFile, {
    onProblem: ({ problem }) => {
      setRefusal(problem);
      return true;
    },
  });

  async function send(file: File): Promise<Uploaded | undefined> {
    const reason = whyNotImage(file);
    setRefusal(reason);
    if (reason !== null) return undefined;
    controller.current = new AbortController();
    setShare(0);
    const { signal } = controller.current;
    const reply = await upload.run({ container_id: containerId }, { file, signal, onUpload: setShare });
    setShare(null);
    return reply;
  }

  return { send, cancel: () => controller.current?.abort(), share, refusal };
}
