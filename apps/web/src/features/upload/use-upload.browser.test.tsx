import { uploadFile } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { useUpload } from './use-upload.ts';

const bytes = limits.upload_pieces.bytes + 1;
const upload_id = '0190a1b2-0000-7000-8000-000000000100';
const kept = { upload_id, file_path: `/files/${upload_id}`, url: `/files/${upload_id}?key=1`, zip_path: '' };

function Sender() {
  const upload = useUpload('0190a1b2-0000-7000-8000-000000000001', (file) => file);
  const large = new File([new Uint8Array(bytes)], 'film.mp4', { type: 'video/mp4' });
  const [name, setName] = useState('');
  return (
    <button
      type="button"
      onClick={() => void upload.send(large).then((sent) => setName(sent?.file_name ?? ''))}
    >
      Send {name}
    </button>
  );
}

// Nothing in front of the tests' page takes pieces, as where several servers share the work and another one has them.
test('a large file that does not come through in pieces is sent at once', async () => {
  answer(uploadFile, { ...kept, file_name: 'film.mp4', bytes, width: 0, height: 0, seconds: 0 });
  await renderInStudio(<Sender />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('button', { name: 'Send film.mp4' })).toBeVisible();
  expect(requestsOf(uploadFile)).toHaveLength(1);
});
