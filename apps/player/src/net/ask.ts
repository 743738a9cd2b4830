import type * as calls from '@takhti/contract';
import type { Call, ReplyOf, RequestInput } from '@takhti/contract';
import { post, type Outcome } from './call.ts';

type CallOf<Name extends keyof typeof calls> = (typeof calls)[Name] & Call;

/**
 * Makes calls by their names in the contract. Of that only types are imported: its schemas would bring a parser that weighs more than
 * the player. Tests compare the paths.
 * @returns a function that never throws
 */
export function askAt<Name extends keyof typeof calls>(paths: Readonly<Record<Name, string>>) {
  return function ask<Of extends Name>(
    name: Of,
    input: RequestInput<CallOf<Of>> & object,
    bearer = '',
  ): Promise<Outcome<ReplyOf<CallOf<Of>>>> {
    return post(paths[name], input, { bearer });
  };
}
