import { notifications } from '@mantine/notifications';
import { listLiveContent, releaseLock, saveUserData, takeLock } from '@takhti/contract';
import { clear } from 'idb-keyval';
import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { loader } from '../app/api/api.ts';
import { queryClient } from '../app/api/query-client.ts';
import { noUrlData } from '../app/launch/url-data.ts';
import { urlStore } from '../app/launch/use-url-data.ts';
import { openConfirmation } from '../ui/dialogs/confirm.ts';
import { answer, faultsOfAnswers, clearAnswers } from './fake-server.ts';
import { ownLock } from './things.ts';

// Tests share a page, and so what the studio keeps beside it.
beforeEach(async () => {
  await cleanup();
  queryClient.clear();
  loader.answer(false);
  openConfirmation()?.answer('cancel');
  clearAnswers();
  // An editor gives its lock back, or renews it, a moment after it is gone: in the next test, perhaps.
  answer(takeLock, ownLock);
  answer(releaseLock, {});
  // Wherever published content is it is asked what a class can play of it.
  answer(listLiveContent, { content_ids: [] });
  // Where somebody begins content is kept with them.
  answer(saveUserData, { user_data: {} });
  // Another test may have come from an LMS.
  urlStore.keep(noUrlData);
  localStorage.clear();
  sessionStorage.clear();
  // What an editor keeps of an edit that was not saved.
  await clear();
  notifications.clean();
});

afterEach(() => {
  const faults = faultsOfAnswers();
  if (faults.length > 0) throw new Error(`The fake server has ${faults.join('; ')}`);
});
