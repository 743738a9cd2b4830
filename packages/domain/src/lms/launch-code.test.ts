import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeLaunchCode, encodeLaunchCode, type LaunchCode } from './launch-code.ts';

describe('the code of a launch link', () => {
  test('C-182 it is base64url of JSON in UTF-8', () => {
    const launch: LaunchCode = { institution_id: 98, user_id: 'زرمینه/7', mode: 'i' };
    // What `base64 | tr '+/' '-_'` makes of the same JSON.
    const code = 'eyJpbnN0aXR1dGlvbl9pZCI6OTgsInVzZXJfaWQiOiLYstix2YXbjNmG2YcvNyIsIm1vZGUiOiJpIn0';
    expect(encodeLaunchCode(launch)).toBe(code);
    expect(decodeLaunchCode(code)).toEqual(launch);
  });

  test('C-182 it round-trips any learner’s name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.maxSafeInteger(), (user_id, institution_id) => {
        const given: LaunchCode = { user_id, institution_id, mode: 'p' };
        const code = encodeLaunchCode(given);
        expect(code).toMatch(/^[\w-]+$/);
        expect(decodeLaunchCode(code)).toEqual(given);
      }),
    );
  });

  test('C-182 padding is forgiven, and an institution written as text is a number', () => {
    expect(decodeLaunchCode('eyJpbnN0aXR1dGlvbl9pZCI6Ijk4In0=')).toEqual({ institution_id: 98 });
  });

  test.each([
    ['nothing', ''],
    ['a character that is none of the alphabet', '!'],
    ['a length that no bytes have', 'a'],
    ['no JSON', 'aGVsbG8'],
    ['a list', 'WzFd'],
    ['no UTF-8', '__4'],
  ])('C-182 %s is no code of ours', (_what, code) => {
    expect(decodeLaunchCode(code)).toBeNull();
  });

  test('fields that are unknown or of a wrong type are left out', () => {
    // {"assessment_id":7,"mode":"x","institution_id":1.5,"extra":true}
    const code = 'eyJhc3Nlc3NtZW50X2lkIjo3LCJtb2RlIjoieCIsImluc3RpdHV0aW9uX2lkIjoxLjUsImV4dHJhIjp0cnVlfQ';
    expect(decodeLaunchCode(code)).toEqual({});
  });
});
