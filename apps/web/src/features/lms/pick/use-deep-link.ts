import { answerDeepLink } from '@takhti/contract';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../app/api/index.ts';

/** The page of an LMS that waits for what is picked (LTI Deep Linking): it gets an answer by a form that the browser sends. */
export interface DeepLink {
  readonly isRunning: boolean;
  readonly answer: (content_ids: readonly string[]) => Promise<void>;
}

/** @returns null where no such page opened the picker */
export function useDeepLink(): DeepLink | null {
  const [query] = useSearchParams();
  const { run, isRunning } = useCall(answerDeepLink);
  const login_id = query.get('lti');
  if (login_id === null) return null;
  return {
    isRunning,
    async answer(content_ids) {
      const form = await run({ login_id, content_ids: [...content_ids] });
      if (form) sendForm(form.address, { JWT: form.JWT });
    },
  };
}

function sendForm(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}
