import { describe, expect, test, vi } from 'vitest';
import { askLeave } from './ask-leave.ts';
import type { PickedDocument } from './google.ts';
import { openPicker } from './open-picker.ts';
import { withPicked } from './picked-files.ts';
import { standInFor } from './testing/stand-in.ts';

const document = { name: 'Plan', url: 'https://docs.google.com/document/d/1/edit', sizeBytes: '12' };
const input = { api_key: 'key', token: 'token', locale: 'ur' };

describe('the picker', () => {
  test('G-398 G-399 G-400 opens with folders, takes several and hides its navigation', () => {
    const { google, told } = standInFor();
    openPicker(google.picker, { ...input, onPicked: () => {} });
    expect(told).toEqual({
      views: ['folders'],
      features: ['multi', 'nav-hidden'],
      token: 'token',
      key: 'key',
      locale: 'ur',
      scope: '',
      isVisible: true,
    });
  });

  test('G-396 G-401 hands over what was picked, and nothing of any other action', () => {
    const { google, act } = standInFor();
    const onPicked = vi.fn<(documents: readonly PickedDocument[]) => void>();
    openPicker(google.picker, { ...input, onPicked });
    for (const action of ['loaded', 'cancel', 'error']) act({ action, docs: [document] });
    expect(onPicked).not.toHaveBeenCalled();
    act({ action: 'picked', docs: [document] });
    expect(onPicked.mock.calls).toEqual([[[document]]]);
  });

  test('G-405 is not made without its view', () => {
    const { google } = standInFor();
    const view_id = 'FOLDER';
    expect(() => openPicker(google.picker, { ...input, view_id, onPicked: () => {} })).toThrow(
      "Can't find view by viewId",
    );
  });
});

describe('leave', () => {
  test('G-397 is asked for reading alone', async () => {
    const { google, told } = standInFor();
    expect(await askLeave(google.leave, 'client')).toBe('token of client');
    expect(told.scope).toBe('https://www.googleapis.com/auth/drive.readonly');
  });

  test.each(['access_denied', 'popup_closed'] as const)(
    'G-402 that is not given (%s) is only logged',
    async (why) => {
      const log = vi.spyOn(console, 'info').mockReturnValue();
      const { google } = standInFor(why);
      expect(await askLeave(google.leave, 'client')).toBeNull();
      expect(log).toHaveBeenCalledOnce();
      log.mockRestore();
    },
  );
});

describe('G-406 what was picked becomes files of the document', () => {
  const first = { path: document.url, name: 'Plan', bytes: 12, alt: '' };
  test('by name and link, behind those that are there, each once', () => {
    const own = { path: '/files/0190a1b2-0000-7000-8000-000000000001', name: 'a.pdf', bytes: 9, alt: '' };
    const once = withPicked([own], [document, document]);
    expect(once).toEqual([own, first]);
    expect(withPicked(once, [document])).toEqual(once);
  });

  test('and is nothing that leads elsewhere', () => {
    expect(withPicked([], [{ name: 'a', url: 'javascript:alert(1)' }])).toEqual([]);
    expect(withPicked([], [{ name: 'a', url: 'https://docs.google.com.example.org/a' }])).toEqual([]);
  });

  test('an address that is too long loses what stands behind its question mark', () => {
    const url = `${document.url}?usp=${'x'.repeat(300)}`;
    expect(withPicked([], [{ ...document, url }])).toEqual([first]);
  });
});
