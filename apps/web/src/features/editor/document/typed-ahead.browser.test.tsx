import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldId, focusOnceThere } from './field.ts';
import { replayKeys, bufferKeys } from './typed-ahead.ts';

const path = ['title'];
let other: HTMLInputElement;

beforeEach(() => {
  other = document.body.appendChild(document.createElement('input'));
});
afterEach(() => {
  replayKeys();
  document.body.replaceChildren();
});

function addField(tag: 'input' | 'textarea' = 'input'): HTMLInputElement | HTMLTextAreaElement {
  const field = document.createElement(tag);
  field.id = fieldId(path);
  document.body.append(field);
  return field;
}

test('what is typed before a field is there arrives in it, in order, and is told to the page', async () => {
  focusOnceThere(path);
  const shortcut = vi.fn<(event: Event) => void>();
  document.body.addEventListener('keydown', shortcut, { once: true });
  await userEvent.keyboard('{Enter}');
  expect(shortcut).toHaveBeenCalledOnce();
  document.addEventListener('keydown', shortcut, { once: true });
  await userEvent.keyboard('Wahr{Backspace}t? 2');
  expect(shortcut).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', shortcut);
  const told = vi.fn<(event: Event) => void>();
  document.addEventListener('input', told, { once: true });
  const field = addField();
  await expect.poll(() => field.value).toBe('Waht? 2');
  expect(told).toHaveBeenCalledOnce();
  await userEvent.keyboard('!');
  expect(field.value).toBe('Waht? 2!');
});

test('the field that asked writes no more itself, and gets back what no other takes', async () => {
  other.focus();
  bufferKeys();
  await userEvent.keyboard('ab');
  expect(other.value).toBe('');
  replayKeys();
  expect(other.value).toBe('ab');
});

test('typing after going elsewhere is written there', async () => {
  focusOnceThere(path);
  other.focus();
  await userEvent.keyboard('ab');
  expect(other.value).toBe('ab');
  const field = addField();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toBe(other);
  expect(field.value).toBe('');
});

test('no more is given than a field has room for, and lines stay lines where there are some', async () => {
  bufferKeys();
  await userEvent.keyboard('a{Enter}bc');
  const field = addField('textarea');
  field.maxLength = 3;
  field.focus();
  replayKeys();
  expect(field.value).toBe('a\nb');
});

test('a field for a password is given nothing', async () => {
  bufferKeys();
  await userEvent.keyboard('ab');
  const field = addField();
  if (field instanceof HTMLInputElement) field.type = 'password';
  field.focus();
  replayKeys();
  expect(field.value).toBe('');
});
