import { expect, test } from 'vitest';
import { fittingOrigins } from './fitting-origins.ts';

test('origins of one institution with long names push out none of another', () => {
  const long = Array.from({ length: 600 }, (_, at) => `https://${'a'.repeat(200)}${at}.example`);
  const fitting = fittingOrigins([...long, 'https://lms.example', 'https://lms.example']);
  expect(fitting[0]).toBe('https://lms.example');
  expect(fitting.filter((origin) => origin === 'https://lms.example')).toHaveLength(1);
  expect(fitting.join(' ').length).toBeLessThanOrEqual(24_000);
  expect(fitting.length).toBeGreaterThan(100);
});
