import { uploadFile } from '@takhti/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { AudioField } from './index.ts';

const saved = '/files/0190a1b2-0000-7000-8000-000000000001';
let latest: string;

function Field({ begun }: { readonly begun: string }) {
  const [value, setValue] = useState(begun);
  const keep = (next: string): void => {
    latest = next;
    setValue(next);
  };
  return (
    <AudioField
      container_id="0190a1b2-0000-7000-8000-000000000002"
      label="Sound"
      path={['audio']}
      value={value}
      onChange={keep}
      isReadOnly={false}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

let context: AudioContext;
beforeEach(() => {
  latest = 'untouched';
  context = new AudioContext();
  // A tone instead of a microphone, which the machine of the tests has not.
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(() => {
    const heard = context.createMediaStreamDestination();
    const tone = context.createOscillator();
    tone.connect(heard);
    tone.start();
    return Promise.resolve(heard.stream);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await context.close();
});

test.each([
  ['an empty field is idle again', '', 'Record'],
  ['the sound that was there stays', saved, 'Record again'],
])(
  'G-385 G-386 a recording that is discarded is gone, while it runs and after it: %s',
  async (_what, begun, after) => {
    await renderInStudio(<Field begun={begun} />);
    await button(after).click();
    await expect.element(button('Stop')).toBeVisible();
    await button('Discard').click();
    await expect.element(button(after)).toBeVisible();
    expect(button('Discard').query()).toBeNull();

    await button(after).click();
    await button('Stop').click();
    await expect.element(button('Keep')).toBeVisible();
    await button('Discard').click();
    await expect.element(button(after)).toBeVisible();
    expect([button('Discard').query(), button('Keep').query()]).toEqual([null, null]);
    expect([latest, requestsOf(uploadFile)]).toEqual(['untouched', []]);
  },
);

test('G-385 a sound that was saved is removed', async () => {
  await renderInStudio(<Field begun={saved} />);
  await button('Remove').click();
  await expect.element(button('Record')).toBeVisible();
  expect(latest).toBe('');
});
